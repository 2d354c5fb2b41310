/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "threads.h"

TITLE("No event is posted on a thread after its ThreadEnd.");

static _Thread_local bool has_ended;
static jobject ending; /* another thread may go on where this one ended */
static atomic_bool entered_before, left_before, stepped_before; /* in work() */
static atomic_int passed;

static void event(JNIEnv *jni, jthread thread, const char *name)
{
    if (has_ended && (thread == NULL || (*jni)->IsSameObject(jni, thread, ending)))
        say("%s after ThreadEnd", name);
}

static void note(atomic_bool *before, jmethodID method)
{
    if (strcmp(method_name(method), "Lthread/EndingOwned;.work()I") == 0)
        *before = true;
}

static void JNICALL entry(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    event(jni, thread, "MethodEntry");
    note(&entered_before, method);
}

static void JNICALL leaving(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jboolean by_exception, jvalue value)
{
    event(jni, thread, "MethodExit");
    note(&left_before, method);
}

static void JNICALL step(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jlocation location)
{
    event(jni, thread, "SingleStep");
    note(&stepped_before, method);
}

static void JNICALL contended(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    event(jni, thread, "MonitorContendedEnter");
}

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    event(jni, thread, "MonitorContendedEntered");
}

static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    event(jni, thread, "Exception");
}

static void JNICALL prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    event(jni, thread, "ClassPrepare");
}

static void JNICALL ended(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    event(jni, thread, "ThreadEnd");
    if (strcmp(thread_name(thread), "ending") == 0) {
        has_ended = true;
        say("ThreadEnd, after MethodEntry: %s, MethodExit: %s, SingleStep: %s",
            truth(entered_before), truth(left_before), truth(stepped_before));
        passed = 1;
        release_point("ended");
    }
}

/* Main owns the thread's monitor here, which the JVM needs when the thread has ended, before
 * ThreadEnd or after it. */
static void observe(JNIEnv *jni, jobject thread)
{
    ending = (*jni)->NewGlobalRef(jni, thread);
    on(ThreadEnd, ended);
    on(MonitorContendedEnter, contended);
    on(MonitorContendedEntered, entered);
    on(ClassPrepare, prepared);
    on(Exception, thrown);
    on_thread(MethodEntry, entry, thread);
    on_thread(MethodExit, leaving, thread);
    on_thread(SingleStep, step, thread);
    release_point("alive");
    /* Until it is gone, or blocked; a JVM may do without either, so that ThreadEnd is enough, and
     * need not show that it waits for the monitor before that. */
    struct timespec beginning = {0};
    for (int i = 0; i < 20 && wait_goes_on(&beginning); i += passed) {
        jint state = 0;
        must(GetThreadState, thread, &state);
        if ((state & JVMTI_THREAD_STATE_ALIVE) == 0
            || (state & JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER) != 0)
            break;
        give_others_time();
    }
}

TEST(.target = "thread.EndingOwned", .probe = observe,
     .needs = {.can_generate_method_entry_events = 1,
               .can_generate_method_exit_events = 1,
               .can_generate_single_step_events = 1,
               .can_generate_monitor_events = 1,
               .can_generate_exception_events = 1});
