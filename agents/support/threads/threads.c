/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

#include "channel.h"
#include "virtual.h"

/* ---- Threads that a test starts ----------------------------------------- */

jthread new_thread(JNIEnv *jni, const char *name)
{
    jclass klass = find_class(jni, "java/lang/Thread");
    jmethodID constructor = method_id(jni, klass, "<init>", "(Ljava/lang/String;)V");
    jobject text = (*jni)->NewStringUTF(jni, name);
    jobject thread = (*jni)->NewObject(jni, klass, constructor, text);
    no_exception(jni);
    return thread;
}

jthread start_agent_thread(JNIEnv *jni, const char *name, jvmtiStartFunction procedure,
                           void *argument)
{
    jthread thread = new_thread(jni, name);
    must(RunAgentThread, thread, procedure, argument, JVMTI_THREAD_NORM_PRIORITY);
    return thread;
}

struct attachment {
    JavaVMAttachArgs args;
    bool daemon;
    void (*body)(JNIEnv *jni, void *argument);
    void *argument;
};

static void *attach_and_run(void *data)
{
    struct attachment *attachment = data;
    void *jni = NULL;
    jint result = attachment->daemon
                      ? (*assay_vm)->AttachCurrentThreadAsDaemon(assay_vm, &jni, &attachment->args)
                      : (*assay_vm)->AttachCurrentThread(assay_vm, &jni, &attachment->args);
    if (result != JNI_OK)
        broken("a thread could not be attached: %d", (int)result);
    ask_for_references(jni, HOOK_REFERENCES);
    attachment->body(jni, attachment->argument);
    if ((*assay_vm)->DetachCurrentThread(assay_vm) != JNI_OK) {
        /* For an exception that is pending, perhaps. */
        (*(JNIEnv *)jni)->ExceptionClear(jni);
        (*assay_vm)->DetachCurrentThread(assay_vm);
    }
    free(attachment);
    return NULL;
}

static pthread_t attach(struct attachment attachment)
{
    pthread_t thread;
    struct attachment *copy = malloc(sizeof *copy);
    if (copy == NULL)
        broken("out of memory");
    *copy = attachment;
    if (pthread_create(&thread, NULL, attach_and_run, copy) != 0)
        broken("pthread_create failed");
    return thread;
}

pthread_t start_attached(const char *name, void (*body)(JNIEnv *jni, void *argument),
                         void *argument)
{
    return attach(
        (struct attachment){{JNI_VERSION_1_6, (char *)(size_t)name, NULL}, false, body, argument});
}

void run_attached(const char *name, jobject group, bool daemon,
                  void (*body)(JNIEnv *jni, void *argument), void *argument)
{
    pthread_join(attach((struct attachment){
                     {JNI_VERSION_1_6, (char *)(size_t)name, group}, daemon, body, argument}),
                 NULL);
}

/* ---- Native threads that are attached and detached at once --------------- */

enum { ATTACHING = 16, TIMES_ATTACHED = 20 };

static __thread bool is_attaching;
static atomic_int starts, ends_posted, on_other_threads, attached_last;
static pthread_t attaching_threads[ATTACHING];

void count_if_attached(atomic_int *events, JNIEnv *jni, jthread thread)
{
    jthread self = NULL;
    if (!is_attaching)
        return;
    must(GetCurrentThread, &self);
    atomic_fetch_add(&on_other_threads, !(*jni)->IsSameObject(jni, self, thread));
    atomic_fetch_add(events, 1);
    (*jni)->DeleteLocalRef(jni, self);
}

static void JNICALL count_start(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    count_if_attached(&starts, jni, thread);
}

static void JNICALL count_end(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    count_if_attached(&ends_posted, jni, thread);
}

static void (*act_when_attached)(JNIEnv *jni);

static void *attach_often(void *unused)
{
    is_attaching = true;
    for (int i = 0; i < TIMES_ATTACHED; i++) {
        void *jni = NULL;
        jint result = i % 2 == 0 ? (*assay_vm)->AttachCurrentThread(assay_vm, &jni, NULL)
                                 : (*assay_vm)->AttachCurrentThreadAsDaemon(assay_vm, &jni, NULL);
        if (result != JNI_OK)
            broken("a thread could not be attached: %d", (int)result);
        act_when_attached(jni);
        (*assay_vm)->DetachCurrentThread(assay_vm);
    }
    atomic_fetch_add(&attached_last, 1);
    return unused;
}

void start_attaching(void (*act)(JNIEnv *jni))
{
    act_when_attached = act;
    on(ThreadStart, count_start);
    on(ThreadEnd, count_end);
    for (int i = 0; i < ATTACHING; i++)
        if (pthread_create(&attaching_threads[i], NULL, attach_often, NULL) != 0)
            broken("pthread_create failed");
}

bool some_are_attaching(void)
{
    return atomic_load(&attached_last) < ATTACHING;
}

void say_attached(void)
{
    for (int i = 0; i < ATTACHING; i++)
        pthread_join(attaching_threads[i], NULL);
    say("starts: %d, ends: %d", atomic_load(&starts), atomic_load(&ends_posted));
    say("of another thread than the current one: %d", atomic_load(&on_other_threads));
}

/* ---- Waiting ------------------------------------------------------------ */

void await_bits(jthread thread, jint bits)
{
    jint state = 0;
    do {
        sched_yield();
        must(GetThreadState, thread, &state);
    } while ((state & bits) != bits);
}

static bool is_alive(JNIEnv *jni, jthread thread)
{
    jclass klass = (*jni)->GetObjectClass(jni, thread);
    jmethodID method = (*jni)->GetMethodID(jni, klass, "isAlive", "()Z");
    (*jni)->DeleteLocalRef(jni, klass);
    if (method == NULL)
        broken("Thread.isAlive was not found");
    return (*jni)->CallBooleanMethod(jni, thread, method);
}

/* Functions that meet an ending thread are a matter of tests for that; HotSpot before 10 may crash in
 * them (functions-for-ending-threads). */
void await_end(jthread thread)
{
    void *current = NULL;
    if ((*assay_vm)->GetEnv(assay_vm, &current, JNI_VERSION_1_6) == JNI_OK) {
        JNIEnv *jni = current;
        while (!(*jni)->ExceptionCheck(jni) && is_alive(jni, thread))
            sched_yield();
    }
    await_bits(thread, JVMTI_THREAD_STATE_TERMINATED);
}

static void *start_and_end(void *unused)
{
    return unused;
}

void give_others_time(void)
{
    for (int i = 0; i < 40; i++) {
        pthread_t thread;
        if (pthread_create(&thread, NULL, start_and_end, NULL) != 0)
            broken("pthread_create failed");
        pthread_join(thread, NULL);
    }
}

void wait_out_suspension(void)
{
    for (int i = 0; i < 50; i++)
        give_others_time();
}

jthread current_thread(void)
{
    jthread thread = NULL;
    must(GetCurrentThread, &thread);
    return thread;
}

jthread thread_at(JNIEnv *jni, jobject threads, jint index)
{
    jthread thread = (*jni)->GetObjectArrayElement(jni, threads, index);
    no_exception(jni);
    return thread;
}

bool wait_goes_on(struct timespec *beginning)
{
    enum { SECONDS = 6 }; /* enough on the busiest machine, and less than the time of a test */
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    if (beginning->tv_sec == 0)
        *beginning = now;
    sched_yield();
    return now.tv_sec - beginning->tv_sec < SECONDS * assay_patience();
}

jint state_with(jthread thread, jint bits)
{
    struct timespec beginning = {0};
    jint state = 0;
    do
        must(GetThreadState, thread, &state);
    while ((state & bits) == 0 && wait_goes_on(&beginning));
    return state;
}

void wait_for_state(jthread thread, jint bits)
{
    state_with(thread, bits);
}

bool is_suspended(jthread thread)
{
    jint state = 0;
    must(GetThreadState, thread, &state);
    return (state & JVMTI_THREAD_STATE_SUSPENDED) != 0;
}

static void say_answer(jvmtiError error, jint state)
{
    if (error == JVMTI_ERROR_NONE)
        say("GetThreadState: %s %s", error_name(error), thread_state(state));
    else
        say("GetThreadState: %s", error_name(error));
}

void say_state(jthread thread)
{
    jint state = -1;
    jvmtiError error = ti(GetThreadState, thread, &state);
    say_answer(error, state);
}

void say_state_with(jthread thread, jint bits)
{
    struct timespec beginning = {0};
    jint state = -1;
    jvmtiError error;
    do
        error = ti(GetThreadState, thread, &state);
    while (error == JVMTI_ERROR_NONE && (state & bits) == 0 && wait_goes_on(&beginning));
    say_answer(error, state);
}

jvmtiError suspend_with(jthread thread, jint bits)
{
    struct timespec beginning = {0};
    jint state = 0;
    jvmtiError error = ti(SuspendThread, thread);
    while (error == JVMTI_ERROR_NONE) {
        must(GetThreadState, thread, &state);
        if ((state & bits) != 0 || !wait_goes_on(&beginning))
            break;
        must(ResumeThread, thread);
        state_with(thread, bits);
        error = ti(SuspendThread, thread);
    }
    return error;
}

void must_suspend_with(jthread thread, jint bits)
{
    assay_must(assay_env, "SuspendThread", suspend_with(thread, bits));
}

bool thread_ends(jthread thread)
{
    struct timespec beginning = {0};
    jint state = JVMTI_THREAD_STATE_ALIVE;
    while ((state & JVMTI_THREAD_STATE_ALIVE) != 0 && wait_goes_on(&beginning))
        must(GetThreadState, thread, &state);
    return (state & JVMTI_THREAD_STATE_ALIVE) == 0;
}

void say_refused_threads(const char *function, jvmtiError (*call)(jthread thread))
{
    jint count = 0, refused = 0;
    jthread *all = NULL;
    must(GetAllThreads, &count, &all);
    for (jint i = 0; i < readable(all, count); i++) {
        jvmtiError error = call(all[i]);
        if (error == JVMTI_ERROR_NONE
            || (error == JVMTI_ERROR_THREAD_NOT_ALIVE && thread_ends(all[i])))
            continue;
        say("%s: %s", function, error_name(error));
        refused++;
    }
    release(all);
    say("%s: refused %d", function, (int)refused);
}

void say_accepted_threads(JNIEnv *jni, const char *witness, jvmtiError (*call)(jthread thread))
{
    jthread current = NULL, *all = NULL;
    jint count = 0;
    int witnesses = 0, accepted = 0;
    must(GetCurrentThread, &current);
    must(GetAllThreads, &count, &all);
    for (jint i = 0; i < readable(all, count); i++) {
        if ((*jni)->IsSameObject(jni, all[i], current))
            continue;
        witnesses += strcmp(thread_name(all[i]), witness) == 0;
        accepted += call(all[i]) == JVMTI_ERROR_NONE;
    }
    say("%ss: %d, platform threads accepted: %d", witness, witnesses, accepted);
    release(all);
}

void notify_all(JNIEnv *jni, jobject object)
{
    jmethodID method = method_id(jni, find_class(jni, "java/lang/Object"), "notifyAll", "()V");
    if ((*jni)->MonitorEnter(jni, object) != JNI_OK)
        broken("MonitorEnter failed");
    (*jni)->CallVoidMethod(jni, object, method);
    (*jni)->MonitorExit(jni, object);
    no_exception(jni);
}

void unpark(JNIEnv *jni, jthread thread)
{
    jclass klass = find_class(jni, "java/util/concurrent/locks/LockSupport");
    (*jni)->CallStaticVoidMethod(
        jni, klass, static_method_id(jni, klass, "unpark", "(Ljava/lang/Thread;)V"), thread);
    no_exception(jni);
}

/* ---- States ------------------------------------------------------------- */

void say_suspended_state(jthread thread)
{
    jint before = ~0;
    jint now = ~0;
    int left = 100000;
    must(GetThreadState, thread, &before);
    must(SuspendThread, thread);
    say_state(thread);
    must(ResumeThread, thread);
    do {
        must(GetThreadState, thread, &now);
    } while (((now ^ before) & JVMTI_JAVA_LANG_THREAD_STATE_MASK) != 0 && left-- > 0
             && sched_yield() == 0);
    say("GetThreadState: %s %s", error_name(JVMTI_ERROR_NONE), thread_state(now));
}

void say_java_state(JNIEnv *jni, jthread thread)
{
    jint state = ~0;
    must(GetThreadState, thread, &state);
    jclass klass = find_class(jni, "java/lang/Thread");
    jmethodID get = method_id(jni, klass, "getState", "()Ljava/lang/Thread$State;");
    jobject java_state = (*jni)->CallObjectMethod(jni, thread, get);
    no_exception(jni);
    say("converted: %s", java_thread_state(state));
    say("Thread.getState: %s", to_string(jni, java_state));
}

bool say_interrupted(JNIEnv *jni, jthread thread)
{
    jint state = 0;
    /* Not by name: a class may be loaded by what heeds the interrupt. */
    jclass klass = (*jni)->GetObjectClass(jni, thread);
    jmethodID method = method_id(jni, klass, "isInterrupted", "()Z");
    must(GetThreadState, thread, &state);
    jboolean in_java = (*jni)->CallBooleanMethod(jni, thread, method);
    no_exception(jni);
    say("interrupted: %s, Thread.isInterrupted: %s",
        truth((state & JVMTI_THREAD_STATE_INTERRUPTED) != 0), truth(in_java));
    return in_java;
}

static int bits_of(jint state, jint mask)
{
    return __builtin_popcount((unsigned)(state & mask));
}

static bool is_consistent(jint state)
{
    enum {
        ACTIVITY = JVMTI_THREAD_STATE_RUNNABLE | JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER
                   | JVMTI_THREAD_STATE_WAITING,
        TIMING = JVMTI_THREAD_STATE_WAITING_INDEFINITELY | JVMTI_THREAD_STATE_WAITING_WITH_TIMEOUT,
        REASON = JVMTI_THREAD_STATE_IN_OBJECT_WAIT | JVMTI_THREAD_STATE_PARKED
                 | JVMTI_THREAD_STATE_SLEEPING
    };
    bool waiting = (state & JVMTI_THREAD_STATE_WAITING) != 0;
    bool timed = (state & JVMTI_THREAD_STATE_WAITING_WITH_TIMEOUT) != 0;
    bool sleeping = (state & JVMTI_THREAD_STATE_SLEEPING) != 0;
    return (state & JVMTI_THREAD_STATE_ALIVE) != 0
           && (state & (JVMTI_THREAD_STATE_TERMINATED | JVMTI_THREAD_STATE_SUSPENDED)) == 0
           && bits_of(state, ACTIVITY) == 1 && bits_of(state, TIMING) == waiting
           && bits_of(state, REASON) <= waiting && (!sleeping || timed);
}

void say_state_consistency(jthread thread)
{
    int errors = 0, inconsistent = 0;
    for (int i = 0; i < 3000; i++) {
        jint state = 0;
        errors += ti(GetThreadState, thread, &state) != JVMTI_ERROR_NONE;
        if (!is_consistent(state) && inconsistent++ == 0)
            say("bits that exclude each other: %s", thread_state(state));
    }
    say("errors: %d, impossible states: %s", errors, inconsistent > 0 ? "some" : "none");
}

/* ---- Whether a thread runs ---------------------------------------------- */

jclass target_class(JNIEnv *jni)
{
    char name[80];
    size_t length = strlen(assay_test.target);
    if (length >= sizeof name)
        broken("the name of the target is too long");
    for (size_t i = 0; i <= length; i++)
        name[i] = assay_test.target[i] == '.' ? '/' : assay_test.target[i];
    return find_class(jni, name);
}

jint counter_of(JNIEnv *jni, jthread thread)
{
    jclass klass = target_class(jni);
    jmethodID method = static_method_id(jni, klass, "countOf", "(Ljava/lang/Object;)I");
    jint count = (*jni)->CallStaticIntMethod(jni, klass, method, thread);
    no_exception(jni);
    return count;
}

/* Whether it has counted on within some seconds. */
static bool has_counted_on(JNIEnv *jni, jthread thread)
{
    struct timespec beginning = {0};
    jint before = counter_of(jni, thread);
    while (counter_of(jni, thread) == before)
        if (!wait_goes_on(&beginning))
            return false;
    return true;
}

void await_counting(JNIEnv *jni, jthread thread)
{
    bool is_virtual = strncmp(assay_test.target, "virtual_thread.", 15) == 0;
    if (is_virtual && has_counted_on(jni, thread))
        return;
    /* Virtual threads that are suspended may keep the only carrier, or a lock of the class library. This
     * thread is left as it is: if it was not resumed it does not count on now, either. */
    if (is_virtual && resume_all_virtual_threads(assay_env, 1, &thread) == JVMTI_ERROR_NONE
        && has_counted_on(jni, thread))
        inapplicable("a virtual thread does not run while others are suspended");
    jclass klass = target_class(jni);
    jmethodID method = static_method_id(jni, klass, "awaitProgress", "(Ljava/lang/Object;)V");
    (*jni)->CallStaticVoidMethod(jni, klass, method, thread);
    no_exception(jni);
}

bool counts_on(JNIEnv *jni, jthread thread)
{
    jint before = counter_of(jni, thread);
    give_others_time();
    return counter_of(jni, thread) != before;
}

void say_counting(JNIEnv *jni, jobject threads)
{
    jint count = (*jni)->GetArrayLength(jni, threads);
    for (jint i = 0; i < count; i++) {
        jthread thread = thread_at(jni, threads, i);
        bool suspended = is_suspended(thread);
        if (!suspended)
            await_counting(jni, thread);
        say("%s: %s", thread_name(thread),
            !suspended               ? "runs"
            : counts_on(jni, thread) ? "suspended, but runs"
                                     : "suspended");
    }
}

/* ---- Suspending --------------------------------------------------------- */

const jvmtiError untouched_result = (jvmtiError)12345;

void clear_results(jvmtiError *results)
{
    for (int i = 0; i < LIST_MOST + 2; i++)
        results[i] = untouched_result;
}

void say_list_results(jint count, const jvmtiError *results)
{
    bool around = results[0] == untouched_result;
    for (jint i = 1; i <= count; i++)
        say("result %d: %s", (int)i - 1, error_name(results[i]));
    for (jint i = count + 1; i < LIST_MOST + 2; i++)
        around &= results[i] == untouched_result;
    if (!around)
        say("written outside the results");
}

static int suspend_errors, suspensions_lost;

void suspend_if_alive(jthread thread)
{
    jint state = 0;
    jvmtiError error = ti(SuspendThread, thread);
    if (error != JVMTI_ERROR_NONE) {
        suspend_errors += error != JVMTI_ERROR_THREAD_NOT_ALIVE;
        return;
    }
    must(GetThreadState, thread, &state);
    if (state == JVMTI_THREAD_STATE_TERMINATED) {
        suspend_errors += ti(SuspendThread, thread) != JVMTI_ERROR_THREAD_NOT_ALIVE;
        return;
    }
    suspensions_lost += (state & JVMTI_THREAD_STATE_SUSPENDED) == 0;
    suspensions_lost += (state & JVMTI_THREAD_STATE_ALIVE) == 0;
    error = ti(ResumeThread, thread);
    suspensions_lost += error != JVMTI_ERROR_NONE
                        && !(error == JVMTI_ERROR_THREAD_NOT_ALIVE && thread_ends(thread));
}

void say_suspensions(void)
{
    say("errors: %d, suspensions lost: %d", suspend_errors, suspensions_lost);
}

enum { RACE_ROUNDS = 200 };

static jvmtiError (*raced)(jthread target);
static jvmtiError answer_of_other;

void meet_other_thread(void)
{
    static atomic_int arrived;
    static _Thread_local int until;
    until += 2;
    atomic_fetch_add(&arrived, 1);
    while (atomic_load(&arrived) < until)
        sched_yield();
}

static void JNICALL race_too(jvmtiEnv *env, JNIEnv *jni, void *target)
{
    for (int round = 0; round < RACE_ROUNDS; round++) {
        meet_other_thread();
        answer_of_other = raced(target);
        meet_other_thread();
    }
}

void say_races(JNIEnv *jni, jthread target, void (*prepare)(jthread), jvmtiError (*call)(jthread),
               bool suspended_then)
{
    bool refused = false, wrong_states = false;
    raced = call;
    jthread other = start_agent_thread(jni, "other", race_too, (*jni)->NewGlobalRef(jni, target));
    for (int round = 0; round < RACE_ROUNDS; round++) {
        prepare(target);
        meet_other_thread();
        jvmtiError answer = call(target);
        meet_other_thread();
        refused |= answer != JVMTI_ERROR_NONE && answer_of_other != JVMTI_ERROR_NONE;
        wrong_states |= is_suspended(target) != suspended_then;
    }
    await_end(other);
    say("both refused: %s, wrong states: %s", truth(refused), truth(wrong_states));
}

/* ---- All threads -------------------------------------------------------- */

int times_listed(JNIEnv *jni, jthread thread)
{
    jint count = 0;
    jthread *threads = NULL;
    int times = 0;
    must(GetAllThreads, &count, &threads);
    for (jint i = 0; i < readable(threads, count); i++) {
        times += (*jni)->IsSameObject(jni, threads[i], thread) ? 1 : 0;
        (*jni)->DeleteLocalRef(jni, threads[i]);
    }
    release(threads);
    return times;
}

/* ---- Information -------------------------------------------------------- */

jvmtiThreadInfo untouched_info(void)
{
    static char untouched[1];
    return (jvmtiThreadInfo){.name = untouched,
                             .priority = -7,
                             .is_daemon = 7,
                             .thread_group = NULL,
                             .context_class_loader = NULL};
}

const char *compared_reference(JNIEnv *jni, jobject actual, jobject expected)
{
    if ((*jni)->IsSameObject(jni, actual, expected))
        return "as expected";
    return actual == NULL ? "none" : "another";
}

void say_thread_info(JNIEnv *jni, jthread thread, jobject group, jobject loader)
{
    jvmtiThreadInfo info = untouched_info();
    info.thread_group = info.context_class_loader = thread;
    jvmtiError error = ti(GetThreadInfo, thread, &info);
    if (error != JVMTI_ERROR_NONE) {
        say("GetThreadInfo: %s", error_name(error));
        return;
    }
    say("GetThreadInfo: %s %s, priority %d, daemon %s, group %s, loader %s", error_name(error),
        quoted(info.name), (int)info.priority, truth(info.is_daemon),
        compared_reference(jni, info.thread_group, group),
        compared_reference(jni, info.context_class_loader, loader));
    release(info.name);
}

jobject java_current_thread(JNIEnv *jni)
{
    jclass klass = find_class(jni, "java/lang/Thread");
    jmethodID method = static_method_id(jni, klass, "currentThread", "()Ljava/lang/Thread;");
    jobject thread = (*jni)->CallStaticObjectMethod(jni, klass, method);
    no_exception(jni);
    return thread;
}

void say_same_as_java(JNIEnv *jni, jthread thread)
{
    say("same as in Java: %s, local reference: %s",
        truth((*jni)->IsSameObject(jni, thread, java_current_thread(jni))),
        truth((*jni)->GetObjectRefType(jni, thread) == JNILocalRefType));
}

void say_current_thread(JNIEnv *jni)
{
    jthread thread = NULL;
    jvmtiError error = ti(GetCurrentThread, &thread);
    say("GetCurrentThread: %s %s", error_name(error), thread_name(thread));
    say_same_as_java(jni, thread);
}

/* ---- Thread-local storage ----------------------------------------------- */

char first_value, second_value;

void say_storage(jvmtiEnv *env, jthread thread)
{
    char untouched;
    void *data = &untouched; /* shows if the function writes nothing */
    jvmtiError error = ti_in(env, GetThreadLocalStorage, thread, &data);
    if (error != JVMTI_ERROR_NONE)
        say("GetThreadLocalStorage: %s", error_name(error));
    else
        say("GetThreadLocalStorage: %s %s", error_name(error),
            data == NULL            ? "null"
            : data == &first_value  ? "first"
            : data == &second_value ? "second"
                                    : "other");
}

void say_set_storage(jvmtiEnv *env, jthread thread, const void *value)
{
    SAY_CALL_IN(env, SetThreadLocalStorage, thread, value);
}

/* ---- Threads as Java has them ------------------------------------------- */

void interrupt_in_java(JNIEnv *jni, jthread thread)
{
    if (thread == NULL)
        must(GetCurrentThread, &thread);
    jclass klass = find_class(jni, "java/lang/Thread");
    (*jni)->CallVoidMethod(jni, thread, method_id(jni, klass, "interrupt", "()V"));
    no_exception(jni);
}

void join_in_java(JNIEnv *jni, jthread thread)
{
    jclass klass = find_class(jni, "assay/Await");
    jmethodID end = static_method_id(jni, klass, "end", "(Ljava/lang/Thread;)V");
    (*jni)->CallStaticVoidMethod(jni, klass, end, thread);
    no_exception(jni);
}

void release_end_of(const char *name)
{
    char point[128];
    if ((size_t)snprintf(point, sizeof point, "end of %s", name) >= sizeof point)
        broken("the name of a thread is too long: %s", name);
    release_point(point);
}

/* ---- Thread groups ------------------------------------------------------ */

jobject java_parent(JNIEnv *jni, jobject group)
{
    jclass klass = find_class(jni, "java/lang/ThreadGroup");
    jmethodID method = method_id(jni, klass, "getParent", "()Ljava/lang/ThreadGroup;");
    jobject parent = group == NULL ? NULL : (*jni)->CallObjectMethod(jni, group, method);
    no_exception(jni);
    return parent;
}

jobject java_group(JNIEnv *jni, jthread thread)
{
    jclass klass = find_class(jni, "java/lang/Thread");
    jmethodID method = method_id(jni, klass, "getThreadGroup", "()Ljava/lang/ThreadGroup;");
    jobject group = thread == NULL ? NULL : (*jni)->CallObjectMethod(jni, thread, method);
    no_exception(jni);
    return group;
}

jvmtiThreadGroupInfo untouched_group(void)
{
    static char untouched[] = "untouched";
    return (jvmtiThreadGroupInfo){.name = untouched, .max_priority = -7, .is_daemon = 7};
}

const char *group_name(jthreadGroup group)
{
    jvmtiThreadGroupInfo info = {0};
    must(GetThreadGroupInfo, group, &info);
    const char *name = quoted(info.name);
    release(info.name);
    return name;
}

jvmtiError ask_children(jthreadGroup group, struct children *children)
{
    *children = (struct children){-7, NULL, -7, NULL};
    jvmtiError error = ti(GetThreadGroupChildren, group, &children->thread_count,
                          &children->threads, &children->group_count, &children->groups);
    if (error != JVMTI_ERROR_NONE)
        *children = (struct children){0};
    return error;
}

void release_children(struct children *children)
{
    release(children->threads);
    release(children->groups);
}

void say_children(jthreadGroup group)
{
    struct children children;
    jvmtiError error = ask_children(group, &children);
    say("children of %s: %s, %d threads, %d groups", group_name(group), error_name(error),
        (int)children.thread_count, (int)children.group_count);
    for (jint i = 0; i < readable(children.threads, children.thread_count); i++)
        say("thread %s", thread_name(children.threads[i]));
    for (jint i = 0; i < readable(children.groups, children.group_count); i++)
        say("group %s", group_name(children.groups[i]));
    release_children(&children);
}

int times_among(JNIEnv *jni, jint count, jobject *list, jobject wanted)
{
    int times = 0;
    for (jint i = 0; i < readable(list, count); i++)
        times += (*jni)->IsSameObject(jni, list[i], wanted) ? 1 : 0;
    return times;
}

/* ---- CPU time ------------------------------------------------------------ */

static jlong in_mode(bool system)
{
    struct rusage usage;
    if (getrusage(RUSAGE_THREAD, &usage) != 0)
        inapplicable("the platform does not report the times of a thread");
    struct timeval time = system ? usage.ru_stime : usage.ru_utime;
    return (jlong)time.tv_sec * 1000000000 + time.tv_usec * 1000;
}

jboolean same_timer(const jvmtiTimerInfo *a, const jvmtiTimerInfo *b)
{
    return a->max_value == b->max_value && a->may_skip_forward == b->may_skip_forward
           && a->may_skip_backward == b->may_skip_backward && a->kind == b->kind;
}

void work_in_system(jlong *user, jlong *system)
{
    static char zeros[1 << 20];
    jlong user_before = in_mode(false), system_before = in_mode(true);
    int file = open("/dev/zero", O_RDONLY);
    do {
        if (read(file, zeros, sizeof zeros) <= 0)
            broken("/dev/zero cannot be read");
        *user = in_mode(false) - user_before;
        *system = in_mode(true) - system_before;
    } while (*user + *system < MILLISECONDS(400));
    close(file);
    if (*system < MILLISECONDS(250))
        inapplicable("the platform does not count the work of the system as such");
}

bool as_its_kind(const jvmtiTimerInfo *info, jlong counted, jlong user, jlong system)
{
    jlong due = info->kind == JVMTI_TIMER_TOTAL_CPU ? user + system : user;
    return (counted > due - MILLISECONDS(100) || info->may_skip_backward)
           && (counted < due + MILLISECONDS(100) || info->may_skip_forward);
}
