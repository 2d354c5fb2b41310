/* SPDX-License-Identifier: Apache-2.0 */
#include "ending.h"
#include "threads.h"

static jthread held; /* a global reference to the thread in its callback */
static const char *held_name;
static bool alive;

/* A thread that is not alive may be refused. */
static const char *refusal(jvmtiError error)
{
    return !alive && error == JVMTI_ERROR_THREAD_NOT_ALIVE ? "refused" : error_name(error);
}

static const char *answer(jvmtiError error)
{
    return error == JVMTI_ERROR_NONE ? "answered" : refusal(error);
}

static void say_stack(jthread thread, const char *own_class)
{
    enum { MOST = 100 };
    jvmtiFrameInfo frames[MOST] = {0};
    jint count = 0, depth = 0;
    bool own = false;
    jvmtiError error = ti(GetStackTrace, thread, 0, MOST, frames, &count);
    jvmtiError of_trace = error;
    if (error == JVMTI_ERROR_NONE)
        for (jint i = 0; i < count && i < MOST; i++)
            own |= strncmp(method_name(frames[i].method), own_class, strlen(own_class)) == 0;
    say("GetStackTrace: %s", error != JVMTI_ERROR_NONE ? refusal(error)
                             : own                     ? "own frames"
                                                       : "no own frames");
    error = ti(GetFrameCount, thread, &depth);
    say("GetFrameCount: %s", error != JVMTI_ERROR_NONE                ? refusal(error)
                             : of_trace != JVMTI_ERROR_NONE           ? "not refused"
                             : (depth < MOST ? depth : MOST) == count ? "the same"
                                                                      : "another number");
}

static void say_monitors(jthread thread)
{
    jint owned_count = 0;
    jobject *owned = NULL, contended = NULL;
    jvmtiError error = ti(GetOwnedMonitorInfo, thread, &owned_count, &owned);
    say("GetOwnedMonitorInfo: %s", answer(error));
    if (error == JVMTI_ERROR_NONE)
        release(owned);
    error = ti(GetCurrentContendedMonitor, thread, &contended);
    say("GetCurrentContendedMonitor: %s", error != JVMTI_ERROR_NONE ? refusal(error)
                                          : contended == NULL       ? "none"
                                                                    : "a monitor");
}

static void say_own_storage(jthread thread)
{
    void *value = &first_value;
    jvmtiError error = ti(GetThreadLocalStorage, thread, &value);
    say("GetThreadLocalStorage: %s", error != JVMTI_ERROR_NONE ? refusal(error)
                                     : value == NULL           ? "null"
                                                               : "a value");
    error = ti(SetThreadLocalStorage, thread, &second_value);
    say("SetThreadLocalStorage: %s", answer(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    error = ti(GetThreadLocalStorage, thread, &value);
    say("GetThreadLocalStorage: %s", error != JVMTI_ERROR_NONE ? refusal(error)
                                     : value == &second_value  ? "the value"
                                                               : "another value");
}

static void say_about(jthread thread, const char *own_class)
{
    jvmtiThreadInfo info = untouched_info();
    jint state = 0;
    must(GetThreadState, thread, &state);
    alive = (state & JVMTI_THREAD_STATE_ALIVE) != 0;
    say("alive: %s, runnable: %s, suspended: %s", truth(alive),
        truth((state & JVMTI_THREAD_STATE_RUNNABLE) != 0),
        truth((state & JVMTI_THREAD_STATE_SUSPENDED) != 0));
    must(GetThreadInfo, thread, &info);
    say("GetThreadInfo: %s, priority %d, daemon %s", info.name, (int)info.priority,
        truth(info.is_daemon));
    release(info.name);
    say_stack(thread, own_class);
    say_monitors(thread);
    say_own_storage(thread);
    jvmtiError error = ti(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_CLASS_LOAD, thread);
    say("SetEventNotificationMode: %s", answer(error)); /* null stands for all threads */
    /* InterruptThread does not take null for the current thread. */
    error = ti(InterruptThread, thread == NULL ? current_thread() : thread);
    must(GetThreadState, thread, &state);
    say("InterruptThread: %s", error != JVMTI_ERROR_NONE                       ? refusal(error)
                               : (state & JVMTI_THREAD_STATE_INTERRUPTED) != 0 ? "interrupted"
                                                                               : "not seen");
}

void say_stack_of_live(jthread thread, const char *own_class)
{
    alive = true;
    say_stack(thread, own_class);
}

static void ask_in_callback(JNIEnv *jni, jthread thread, const char *own_class)
{
    if (is_case("itself") || is_case("null")) {
        say_about(is_case("itself") ? thread : NULL, own_class);
        return;
    }
    held = (*jni)->NewGlobalRef(jni, thread);
    release_point("in the event");
    arrive_and_wait("asked");
}

void ask_about_ending(JNIEnv *jni, jthread thread, const char *name, const char *own_class)
{
    bool is_asked_about = strcmp(thread_name(thread), name) == 0;
    held_name = name;
    if (is_asked_about)
        ask_in_callback(jni, thread, own_class);
    /* One that is suspended may end by itself, and what is said of it then comes first. */
    if (!is_asked_about || !is_case("suspended"))
        release_end_of(thread_name(thread));
}

static void ask_suspended(const char *own_class)
{
    jvmtiError error = ti(SuspendThread, held);
    say_about(held, own_class);
    say("SuspendThread: %s", answer(error));
    release_point("asked");
    if (error == JVMTI_ERROR_NONE) {
        give_others_time();
        say_state(held);
        (void)ti(ResumeThread, held); /* it may have ended */
    }
    release_end_of(held_name);
}

static void JNICALL ask_of_held(jvmtiEnv *env, JNIEnv *jni, void *own_class)
{
    arrive_and_wait("in the event");
    if (is_case("suspended")) {
        ask_suspended(own_class);
        return;
    }
    say_about(held, own_class);
    release_point("asked");
}

void start_asking_about_ending(JNIEnv *jni, const char *own_class)
{
    if (is_case("another") || is_case("suspended"))
        start_agent_thread(jni, "asking", ask_of_held, (void *)own_class);
}

/* ---- Several environments ----------------------------------------------- */

static jvmtiEnv *ending_environments[ENDING_ENVIRONMENTS];
static char own_values[ENDING_ENVIRONMENTS];

jvmtiEnv *ending_environment(int number)
{
    if (ending_environments[0] == NULL) {
        ending_environments[0] = assay_env;
        for (int i = 1; i < ENDING_ENVIRONMENTS; i++)
            ending_environments[i] = new_environment();
    }
    return ending_environments[number];
}

void store_in_ending_environments(jthread thread)
{
    for (int i = 0; i < ENDING_ENVIRONMENTS; i++)
        must_in(ending_environment(i), SetThreadLocalStorage, thread, &own_values[i]);
}

static const char *own_storage(jvmtiEnv *env, jthread thread, const char *own)
{
    void *value = NULL;
    jint state = 0;
    jvmtiError error = ti_in(env, GetThreadLocalStorage, thread, &value);
    must(GetThreadState, thread, &state);
    if (error == JVMTI_ERROR_THREAD_NOT_ALIVE && (state & JVMTI_THREAD_STATE_ALIVE) == 0)
        return "refused";
    if (error != JVMTI_ERROR_NONE)
        return error_name(error);
    return value == own ? "its own value" : value == NULL ? "null" : "another value";
}

void say_kept_storage(jvmtiEnv *env, jthread thread)
{
    int number = 0;
    while (number < ENDING_ENVIRONMENTS - 1 && ending_environment(number) != env)
        number++;
    say("environment %d: %s", number, own_storage(env, thread, &own_values[number]));
    if (is_case("cleared"))
        ti_in(env, SetThreadLocalStorage, thread, NULL);
    else if (is_case("disposed") && number == 1)
        must_in(env, DisposeEnvironment);
}
