/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

#include <stdatomic.h>
#include <stdio.h>

#include "pending.h"
#include "threads.h"

/* ---- What a thread owns and wants --------------------------------------- */

static const char *if_not_local(JNIEnv *jni, jobject reference)
{
    return (*jni)->GetObjectRefType(jni, reference) == JNILocalRefType ? ""
                                                                       : ", not a local reference";
}

bool is_monitor_of_test(JNIEnv *jni, jobject monitor)
{
    jobject loader = NULL;
    if (monitor == NULL)
        return true;
    if ((*jni)->PushLocalFrame(jni, 16) != JNI_OK)
        broken("PushLocalFrame failed");
    bool is_string = (*jni)->IsInstanceOf(jni, monitor, find_class(jni, "java/lang/String"));
    bool is_class = (*jni)->IsInstanceOf(jni, monitor, find_class(jni, "java/lang/Class"));
    bool is_thread = (*jni)->IsInstanceOf(jni, monitor, find_class(jni, "java/lang/Thread"));
    must(GetClassLoader, is_class ? (jclass)monitor : (*jni)->GetObjectClass(jni, monitor),
         &loader);
    (*jni)->PopLocalFrame(jni, NULL);
    return is_string || (loader != NULL && !is_thread);
}

jint keep_own(JNIEnv *jni, jint count, jobject *monitors)
{
    jint kept = count < 0 ? count : count > 0 && monitors == NULL ? -1 : 0;
    for (jint i = 0; kept >= 0 && i < count; i++)
        if (is_monitor_of_test(jni, monitors[i]))
            monitors[kept++] = monitors[i];
    return kept;
}

jint keep_own_depths(JNIEnv *jni, jint count, jvmtiMonitorStackDepthInfo *monitors)
{
    jint kept = count < 0 ? count : count > 0 && monitors == NULL ? -1 : 0;
    for (jint i = 0; kept >= 0 && i < count; i++)
        if (is_monitor_of_test(jni, monitors[i].monitor))
            monitors[kept++] = monitors[i];
    return kept;
}

void need_depths(JNIEnv *jni, jthread thread)
{
    jint count = 0;
    jvmtiMonitorStackDepthInfo *monitors = NULL;
    if (ti(GetOwnedMonitorStackDepthInfo, thread, &count, &monitors) != JVMTI_ERROR_NONE)
        return;
    for (jint i = 0; i < readable(monitors, count); i++)
        if (monitors[i].stack_depth == -1 && is_monitor_of_test(jni, monitors[i].monitor))
            inapplicable("the depth of a monitor cannot be determined");
    release(monitors);
}

void say_owned_monitors(JNIEnv *jni, const char *who, jthread thread)
{
    jint count = -7;
    jobject *monitors = NULL;
    jvmtiError error = ti(GetOwnedMonitorInfo, thread, &count, &monitors);
    if (error == JVMTI_ERROR_NONE)
        count = keep_own(jni, count, monitors);
    say("%s: %s, owns %d", who, error_name(error), (int)count);
    if (error != JVMTI_ERROR_NONE)
        return;
    for (jint i = 0; i < count; i++)
        say("%s owns %s%s", who, to_string(jni, monitors[i]), if_not_local(jni, monitors[i]));
    release(monitors);
}

/* GetOwnedMonitorStackDepthInfo, its answer said. Returns the number of monitors, 0 after an error. */
static jint say_owned_count(JNIEnv *jni, const char *who, jthread thread,
                            jvmtiMonitorStackDepthInfo **monitors)
{
    jint count = -7;
    *monitors = NULL;
    jvmtiError error = ti(GetOwnedMonitorStackDepthInfo, thread, &count, monitors);
    if (error == JVMTI_ERROR_NONE)
        count = keep_own_depths(jni, count, *monitors);
    say("%s: %s, owns %d", who, error_name(error), (int)count);
    if (error == JVMTI_ERROR_NONE)
        return count;
    *monitors = NULL;
    return 0;
}

void say_owned_monitor_frames(JNIEnv *jni, const char *who, jthread thread)
{
    jvmtiMonitorStackDepthInfo *monitors = NULL;
    jint count = say_owned_count(jni, who, thread, &monitors);
    for (jint i = 0; i < count; i++) {
        jmethodID method = NULL;
        jlocation location = 0;
        jint depth = monitors[i].stack_depth;
        if (depth >= 0)
            must(GetFrameLocation, thread, depth, &method, &location);
        say("%s owns %s%s, locked in %s", who, to_string(jni, monitors[i].monitor),
            if_not_local(jni, monitors[i].monitor),
            method == NULL ? "an unknown frame" : method_name(method));
    }
    release(monitors);
}

void say_owned_monitor_depths(JNIEnv *jni, const char *who, jthread thread)
{
    jvmtiMonitorStackDepthInfo *monitors = NULL;
    jint count = say_owned_count(jni, who, thread, &monitors);
    for (jint i = 0; i < count; i++)
        say("%s at depth %d", to_string(jni, monitors[i].monitor), (int)monitors[i].stack_depth);
    release(monitors);
}

/* GetCurrentContendedMonitor, with a monitor that is not the test's as null. */
static jvmtiError contended_of_test(JNIEnv *jni, jthread thread, jobject *monitor)
{
    /* Nobody contends for this one, so that a null that is not stored shows. */
    jobject unwanted = find_class(jni, "assay/Agent");
    *monitor = unwanted;
    jvmtiError error = ti(GetCurrentContendedMonitor, thread, monitor);
    if (*monitor == unwanted) {
        if (error != JVMTI_ERROR_NONE)
            *monitor = NULL;
        return error;
    }
    (*jni)->DeleteLocalRef(jni, unwanted);
    if (error != JVMTI_ERROR_NONE || !is_monitor_of_test(jni, *monitor))
        *monitor = NULL;
    return error;
}

static jobject say_contended(JNIEnv *jni, const char *who, jvmtiError error, jobject monitor)
{
    if (error != JVMTI_ERROR_NONE)
        say("%s: %s", who, error_name(error));
    else
        say("%s: %s %s", who, error_name(error), to_string(jni, monitor));
    return monitor;
}

jobject say_contended_monitor(JNIEnv *jni, const char *who, jthread thread)
{
    jobject monitor;
    jvmtiError error = contended_of_test(jni, thread, &monitor);
    return say_contended(jni, who, error, monitor);
}

void say_contended_monitor_suspended(JNIEnv *jni, const char *who, jthread thread)
{
    must(SuspendThread, thread);
    say_contended_monitor(jni, who, thread);
    must(ResumeThread, thread);
}

jobject say_contending(JNIEnv *jni, const char *who, jthread thread)
{
    struct timespec beginning = {0};
    jobject monitor;
    jvmtiError error;
    do
        error = contended_of_test(jni, thread, &monitor);
    while (error == JVMTI_ERROR_NONE && monitor == NULL && wait_goes_on(&beginning));
    return say_contended(jni, who, error, monitor);
}

void say_contending_suspended(JNIEnv *jni, const char *who, jthread thread)
{
    struct timespec beginning = {0};
    jobject monitor;
    jvmtiError error;
    bool again;
    do {
        must(SuspendThread, thread);
        error = contended_of_test(jni, thread, &monitor);
        again = error == JVMTI_ERROR_NONE && monitor == NULL;
        must(ResumeThread, thread);
    } while (again && wait_goes_on(&beginning));
    say_contended(jni, who, error, monitor);
}

bool owns_monitor(JNIEnv *jni, jthread thread, jobject monitor)
{
    jint count = 0;
    jobject *owned = NULL;
    bool found = false;
    must(GetOwnedMonitorInfo, thread, &count, &owned);
    for (jint i = 0; i < readable(owned, count); i++)
        found |= (*jni)->IsSameObject(jni, owned[i], monitor);
    release(owned);
    return found;
}

bool owns_monitor_with_depth(JNIEnv *jni, jthread thread, jobject monitor)
{
    jint count = 0;
    jvmtiMonitorStackDepthInfo *owned = NULL;
    bool found = false;
    must(GetOwnedMonitorStackDepthInfo, thread, &count, &owned);
    for (jint i = 0; i < readable(owned, count); i++)
        found |= (*jni)->IsSameObject(jni, owned[i].monitor, monitor);
    release(owned);
    return found;
}

/* ---- Scenarios without Java code ---------------------------------------- */

static say_monitors_of say_each;

/* No reference to the object outlives the answer. */
static void say_in_local_frame(JNIEnv *jni, const char *who, jthread thread)
{
    if ((*jni)->PushLocalFrame(jni, 16) != JNI_OK)
        broken("PushLocalFrame failed");
    say_each(jni, who, thread);
    (*jni)->PopLocalFrame(jni, NULL);
}

/* The owner is inside its native method then. */
static void JNICALL ask_about(jvmtiEnv *env, JNIEnv *jni, void *owner)
{
    await_arrival("asked");
    say_in_local_frame(jni, "asked by another thread", owner);
    release_point("asked");
}

static jobject only_reference(JNIEnv *jni)
{
    jobject local = (*jni)->NewStringUTF(jni, "alone");
    jobject global = (*jni)->NewGlobalRef(jni, local);
    (*jni)->DeleteLocalRef(jni, local);
    no_exception(jni);
    return global;
}

void own_by_global_reference(JNIEnv *jni, say_monitors_of say_monitors)
{
    jthread self = NULL;
    jobject alone = only_reference(jni);
    say_each = say_monitors;
    must(GetCurrentThread, &self);
    enter_by_jni(jni, alone);
    say_in_local_frame(jni, "entered", NULL);
    jthread other = start_agent_thread(jni, "other", ask_about, (*jni)->NewGlobalRef(jni, self));
    arrive_and_wait("asked");
    await_end(other);
    (*jni)->MonitorExit(jni, alone);
    say_in_local_frame(jni, "left", NULL);
}

struct frameless {
    const char *name;
    jthread thread; /* global */
    pthread_t native;
};

static jobject frameless_lock; /* global */

/* Arrives at the points of its name: when it is known, and when it owns the lock. */
static void enter_and_leave(JNIEnv *jni, void *argument)
{
    struct frameless *self = argument;
    jthread thread = NULL;
    must(GetCurrentThread, &thread);
    self->thread = (*jni)->NewGlobalRef(jni, thread);
    arrive_and_wait(self->name);
    enter_by_jni(jni, frameless_lock);
    if (strcmp(self->name, "owner") == 0)
        arrive_and_wait("owning");
    (*jni)->MonitorExit(jni, frameless_lock);
}

static void JNICALL enter_as_agent(jvmtiEnv *env, JNIEnv *jni, void *argument)
{
    enter_and_leave(jni, argument);
}

static void start_without_frames(JNIEnv *jni, struct frameless *one)
{
    if (is_case("agent-threads"))
        start_agent_thread(jni, one->name, enter_as_agent, one);
    else
        one->native = start_attached(one->name, enter_and_leave, one);
    await_arrival(one->name);
    release_point(one->name);
}

static void join_without_frames(struct frameless *one)
{
    if (is_case("agent-threads"))
        await_end(one->thread);
    else
        pthread_join(one->native, NULL);
}

void contend_without_frames(JNIEnv *jni, say_monitors_of say_monitors)
{
    static struct frameless owner = {.name = "owner"}, contender = {.name = "contender"};
    frameless_lock = (*jni)->NewGlobalRef(jni, (*jni)->NewStringUTF(jni, "the lock"));
    start_without_frames(jni, &owner);
    await_arrival("owning");
    start_without_frames(jni, &contender);
    /* A JVM may show it as something else, for lack of a block or method. */
    wait_for_state(contender.thread, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
    say_monitors(jni, "owner", owner.thread);
    say_monitors(jni, "contender", contender.thread);
    release_point("owning");
    join_without_frames(&owner);
    join_without_frames(&contender);
}

void enter_by_jni(JNIEnv *jni, jobject monitor)
{
    if ((*jni)->MonitorEnter(jni, monitor) != JNI_OK)
        broken("MonitorEnter failed");
}

void wait_by_jni(JNIEnv *jni, jobject monitor, jlong milliseconds)
{
    jmethodID wait = method_id(jni, find_class(jni, "java/lang/Object"), "wait", "(J)V");
    (*jni)->CallVoidMethod(jni, monitor, wait, milliseconds);
    no_exception(jni);
}

void wait_on_own_object(JNIEnv *jni)
{
    jobject monitor = (*jni)->AllocObject(jni, find_class(jni, "java/lang/Object"));
    enter_by_jni(jni, monitor);
    wait_by_jni(jni, monitor, 1);
    (*jni)->MonitorExit(jni, monitor);
}

/* ---- Events of known monitors ------------------------------------------- */

enum { KNOWN_MOST = 8 };

static struct {
    jobject object; /* global */
    const char *name;
} known[KNOWN_MOST + 1];

void know_monitor(JNIEnv *jni, jobject monitor, const char *name)
{
    int count = 0;
    while (known[count].object != NULL)
        count++;
    if (count == KNOWN_MOST)
        broken("there are more than %d known monitors", KNOWN_MOST);
    known[count].name = name;
    known[count].object = (*jni)->NewGlobalRef(jni, monitor);
}

bool knows_monitors(void)
{
    return known[0].object != NULL;
}

void know_locks(JNIEnv *jni, jobject locks)
{
    static const char *const names[] = {"first", "second", "class Lock"};
    jint count = (*jni)->GetArrayLength(jni, locks);
    for (jint i = 0; i < count && i < 3; i++)
        know_monitor(jni, (*jni)->GetObjectArrayElement(jni, locks, i), names[i]);
}

const char *monitor_name(JNIEnv *jni, jobject monitor)
{
    for (int i = 0; known[i].object != NULL; i++)
        if ((*jni)->IsSameObject(jni, known[i].object, monitor))
            return known[i].name;
    return NULL;
}

const char *contended_name(JNIEnv *jni, jthread thread)
{
    jobject contended = NULL;
    must(GetCurrentContendedMonitor, thread, &contended);
    const char *name = contended == NULL ? "null" : monitor_name(jni, contended);
    return name == NULL ? "none of the test" : name;
}

struct contention contention_of(JNIEnv *jni, jthread thread)
{
    jint state = 0;
    must(GetThreadState, thread, &state);
    bool blocked = (state & JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER) != 0;
    return (struct contention){contended_name(jni, thread), truth(blocked)};
}

void say_contention(struct contention by_null, struct contention own, struct contention by_another)
{
    say("contended: %s, %s, %s", by_null.monitor, own.monitor, by_another.monitor);
    say("blocked: %s %s %s", by_null.blocked, own.blocked, by_another.blocked);
    say("contends if blocked, and only then: %s",
        truth((strcmp(own.monitor, "null") != 0) == (strcmp(own.blocked, "true") == 0)));
}

/* What is wrong with the parameters that all these events have, or "". */
static const char *problem_of(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject monitor)
{
    void *current = NULL;
    jthread self = NULL;
    (*assay_vm)->GetEnv(assay_vm, &current, JNI_VERSION_1_6);
    must(GetCurrentThread, &self);
    bool right = current == jni && (*jni)->IsSameObject(jni, self, thread)
                 && (*jni)->GetObjectRefType(jni, thread) == JNILocalRefType
                 && (*jni)->GetObjectRefType(jni, monitor) == JNILocalRefType;
    if (!right)
        return ", not on this thread, or not with its JNI environment or local references";
    return env == assay_env ? "" : ", in the second environment";
}

void JNICALL say_known_contended_enter(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject monitor)
{
    const char *name = monitor_name(jni, monitor);
    if (name == NULL)
        return;
    say("MonitorContendedEnter: %s, %s%s", thread_name(thread), name,
        problem_of(env, jni, thread, monitor));
    /* A point stays open, so each contention has its own. */
    static atomic_int contentions;
    char point[32];
    snprintf(point, sizeof point, "contending %d", atomic_fetch_add(&contentions, 1) + 1);
    release_point(point);
}

void JNICALL say_known_contended_entered(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                         jobject monitor)
{
    const char *name = monitor_name(jni, monitor);
    if (name != NULL)
        say("MonitorContendedEntered: %s, %s%s", thread_name(thread), name,
            problem_of(env, jni, thread, monitor));
}

void JNICALL say_known_wait(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject monitor,
                            jlong timeout)
{
    const char *name = monitor_name(jni, monitor);
    if (name != NULL)
        say("MonitorWait: %s, %s, timeout %lld%s", thread_name(thread), name, (long long)timeout,
            problem_of(env, jni, thread, monitor));
}

void JNICALL say_known_waited(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject monitor,
                              jboolean timed_out)
{
    /* That of an interrupt may be pending already. */
    jthrowable pending = set_aside(jni);
    const char *name = monitor_name(jni, monitor);
    if (name != NULL)
        say("MonitorWaited: %s, %s, timed out %s%s", thread_name(thread), name, truth(timed_out),
            problem_of(env, jni, thread, monitor));
    put_back(jni, pending);
}

void JNICALL say_and_keep_waited(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject monitor,
                                 jboolean timed_out)
{
    jthrowable pending = set_aside(jni);
    if (is_monitor_of_test(jni, monitor)) {
        jclass target = target_class(jni);
        const char *field = timed_out ? "timedOut" : "notTimedOut";
        (*jni)->SetStaticBooleanField(jni, target, static_field_id(jni, target, field, "Z"),
                                      JNI_TRUE);
    }
    put_back(jni, pending);
    say_known_waited(env, jni, thread, monitor, timed_out);
}

void enable_in_second_environment(const jvmtiCapabilities *capabilities, jvmtiEvent event)
{
    jvmtiEnv *env = new_environment_with(capabilities);
    must_in(env, SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
    must_in(env, SetEventNotificationMode, JVMTI_ENABLE, event, NULL);
}

/* ---- Callbacks that block ----------------------------------------------- */

static jobject lock;      /* global; the target's */
static jclass lock_class; /* global */
static jfieldID entries_field;
static jrawMonitorID quiet, occupied;

static void JNICALL occupy(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    must(RawMonitorEnter, occupied);
    arrive_and_wait("wanted");
    give_others_time();
    must(RawMonitorExit, occupied);
}

static void prepare_delay(JNIEnv *jni, jobject object)
{
    lock = (*jni)->NewGlobalRef(jni, object);
    lock_class = (*jni)->NewGlobalRef(jni, find_class(jni, "monitor/CallbackBlocks"));
    entries_field = static_field_id(jni, lock_class, "entries", "I");
    must(CreateRawMonitor, "quiet", &quiet);
    must(CreateRawMonitor, "occupied", &occupied);
    start_agent_thread(jni, "owner", occupy, NULL);
}

jthread thread_to_block(JNIEnv *jni, jobject subject)
{
    if (lock == NULL)
        prepare_delay(jni, subject);
    else if (subject != NULL)
        return subject;
    else
        for (int i = 0; i < 20; i++)
            give_others_time();
    return NULL;
}

void block_in_callback(JNIEnv *jni, jobject monitor)
{
    static bool delayed;
    if (delayed || !(*jni)->IsSameObject(jni, monitor, lock))
        return;
    delayed = true;
    say("the thread is in the handler");
    arrive_and_wait("in the handler");
    must(RawMonitorEnter, quiet);
    must(RawMonitorWait, quiet, 10);
    must(RawMonitorExit, quiet);
    await_arrival("wanted");
    release_point("wanted");
    must(RawMonitorEnter, occupied);
    must(RawMonitorExit, occupied);
    release_point("over");
}

void say_others_entered(JNIEnv *jni, jobject monitor)
{
    static bool said;
    if (said || !(*jni)->IsSameObject(jni, monitor, lock))
        return;
    said = true;
    say("others have entered: %d", (int)(*jni)->GetStaticIntField(jni, lock_class, entries_field));
}

/* ---- Events that are enabled within a wait or a contention --------------- */

static jthread blocked; /* global */

void say_toggled_event(JNIEnv *jni, const char *event, jthread thread, jobject monitor)
{
    if ((*jni)->IsSameObject(jni, monitor, lock))
        say("%s, the thread: %s", event, truth((*jni)->IsSameObject(jni, thread, blocked)));
}

void toggle_while_blocked(JNIEnv *jni, jobject subject, jvmtiEvent event)
{
    bool disabling = strncmp(assay_case(), "disabled", 8) == 0;
    bool for_one = strstr(assay_case(), "for-one") != NULL;
    if (lock == NULL) {
        lock = (*jni)->NewGlobalRef(jni, subject);
    } else if (subject != NULL) {
        blocked = (*jni)->NewGlobalRef(jni, subject);
        if (disabling)
            assay_enable(event, for_one ? blocked : NULL);
    } else if (disabling) {
        assay_disable(event, for_one ? blocked : NULL);
        say("disabled");
    } else {
        assay_enable(event, for_one ? blocked : NULL);
        say("enabled");
    }
}

void interrupt_contender(JNIEnv *jni, jobject subject)
{
    static int probes;
    static jthread thread; /* global */
    if (probes == 0) {
        know_monitor(jni, subject, "the lock");
        on(MonitorContendedEnter, say_known_contended_enter);
        on(MonitorContendedEntered, say_known_contended_entered);
    } else if (probes == 1) {
        thread = (*jni)->NewGlobalRef(jni, subject);
        if (!is_case("while-blocked"))
            interrupt_in_java(jni, NULL);
    } else if (!is_case("before")) {
        arrive_and_wait("contending 1");
        wait_for_state(thread, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
        interrupt_in_java(jni, thread);
    }
    probes++;
}

/* ---- Waits that were notified in time ------------------------------------ */

static atomic_int waits, timeouts;

static void JNICALL count_waited(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject monitor,
                                 jboolean timed_out)
{
    if (!(*jni)->IsSameObject(jni, monitor, lock))
        return;
    atomic_fetch_add(&waits, 1);
    atomic_fetch_add(&timeouts, timed_out != JNI_FALSE);
}

void say_timed_out_waits(JNIEnv *jni, jobject subject)
{
    if (subject == NULL) {
        say("waits: %d, timed out: %d", atomic_load(&waits), atomic_load(&timeouts));
        return;
    }
    if (lock == NULL) {
        lock = (*jni)->NewGlobalRef(jni, subject);
        on(MonitorWaited, count_waited);
    }
    atomic_store(&waits, 0);
    atomic_store(&timeouts, 0);
}

/* Looked up before the event, which any thread may have. */
static jclass past_timeout;
static jfieldID has_timed_out;

static void JNICALL count_past_timeout(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject monitor,
                                       jboolean timed_out)
{
    if (monitor == NULL || !(*jni)->IsInstanceOf(jni, monitor, past_timeout))
        return;
    atomic_fetch_add(&waits, 1);
    atomic_fetch_add(&timeouts, timed_out != JNI_FALSE);
    (*jni)->SetBooleanField(jni, monitor, has_timed_out, timed_out);
}

void suspend_past_timeout(JNIEnv *jni, jthread thread, bool (*suspend)(jthread thread),
                          void (*resume)(jthread thread))
{
    static int calls;
    static bool suspended;
    if (calls++ == 0) {
        past_timeout = (*jni)->NewGlobalRef(jni, find_class(jni, "monitor/SuspendedPastTimeout"));
        has_timed_out = field_id(jni, past_timeout, "timedOut", "Z");
        on(MonitorWaited, count_past_timeout);
    } else if (thread == NULL) {
        say("events: %d, timed out: %d", atomic_load(&waits), atomic_load(&timeouts));
    } else if (calls % 2 == 0) {
        /* Before, as the timeout may be over at any moment. */
        atomic_store(&waits, 0);
        atomic_store(&timeouts, 0);
        suspended = suspend(thread);
    } else if (suspended) {
        resume(thread);
    }
}

/* ---- GetObjectMonitorUsage ---------------------------------------------- */

jvmtiMonitorUsage untouched_monitor_usage(void)
{
    return (jvmtiMonitorUsage){.entry_count = -7, .waiter_count = -7, .notify_waiter_count = -7};
}

void release_monitor_usage(jvmtiMonitorUsage *usage)
{
    release(usage->waiters);
    release(usage->notify_waiters);
}

/* Deletes the local references. */
static void forget_threads(const jvmtiMonitorUsage *usage)
{
    void *current = NULL;
    (*assay_vm)->GetEnv(assay_vm, &current, JNI_VERSION_1_6);
    JNIEnv *jni = current;
    (*jni)->DeleteLocalRef(jni, usage->owner);
    for (jint i = 0; usage->waiters != NULL && i < usage->waiter_count; i++)
        (*jni)->DeleteLocalRef(jni, usage->waiters[i]);
    for (jint i = 0; usage->notify_waiters != NULL && i < usage->notify_waiter_count; i++)
        (*jni)->DeleteLocalRef(jni, usage->notify_waiters[i]);
}

jvmtiError monitor_usage_with(jint waiters, jobject monitor, jvmtiMonitorUsage *usage)
{
    struct timespec beginning = {0};
    *usage = untouched_monitor_usage();
    jvmtiError error = ti(GetObjectMonitorUsage, monitor, usage);
    while (error == JVMTI_ERROR_NONE && usage->waiter_count < waiters && wait_goes_on(&beginning)) {
        forget_threads(usage);
        release_monitor_usage(usage);
        *usage = untouched_monitor_usage();
        error = ti(GetObjectMonitorUsage, monitor, usage);
    }
    return error;
}

void must_get_usage_with(jint waiters, jobject monitor, jvmtiMonitorUsage *usage)
{
    assay_must(assay_env, "GetObjectMonitorUsage", monitor_usage_with(waiters, monitor, usage));
}

static jint waiters_of(jobject monitor)
{
    jvmtiMonitorUsage usage;
    must_get_usage_with(0, monitor, &usage);
    jint waiters = usage.waiter_count;
    forget_threads(&usage);
    release_monitor_usage(&usage);
    return waiters;
}

static void suspend_all(const jthread *threads, jint count)
{
    for (jint i = 0; i < count; i++)
        must(SuspendThread, threads[i]);
}

void suspend_waiters(jobject monitor, jint waiters, const jthread *threads, jint count)
{
    struct timespec beginning = {0};
    suspend_all(threads, count);
    while (waiters_of(monitor) < waiters && wait_goes_on(&beginning)) {
        for (jint i = 0; i < count; i++)
            must(ResumeThread, threads[i]);
        suspend_all(threads, count);
    }
}

void say_monitor_usage(jobject monitor)
{
    say_monitor_usage_with(0, monitor);
}

void say_monitor_usage_with(jint waiters, jobject monitor)
{
    jvmtiMonitorUsage usage;
    jvmtiError error = monitor_usage_with(waiters, monitor, &usage);
    say("GetObjectMonitorUsage: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    say("owner: %s, entered %d times", usage.owner == NULL ? "none" : thread_name(usage.owner),
        (int)usage.entry_count);
    say("waiters: %d", (int)usage.waiter_count);
    for (jint i = 0; i < readable(usage.waiters, usage.waiter_count); i++)
        say("waiter: %s", thread_name(usage.waiters[i]));
    say("notify waiters: %d", (int)usage.notify_waiter_count);
    for (jint i = 0; i < readable(usage.notify_waiters, usage.notify_waiter_count); i++)
        say("notify waiter: %s", thread_name(usage.notify_waiters[i]));
    release_monitor_usage(&usage);
}

void say_monitor_owner(const char *name, jobject monitor)
{
    jvmtiMonitorUsage usage = untouched_monitor_usage();
    must(GetObjectMonitorUsage, monitor, &usage);
    say("%s: owner %s, entered %d times", name,
        usage.owner == NULL ? "none" : thread_name(usage.owner), (int)usage.entry_count);
    release_monitor_usage(&usage);
}
