/* SPDX-License-Identifier: Apache-2.0 */

/* Faults by hand: threads, their states and storage, and raw monitors. */
#include <pthread.h>

#include "faults/manual.h"

#define STATE(NAME, EXPRESSION, WHAT) BY_HAND_INT(NAME, "GetThreadState", 1, EXPRESSION, WHAT)

enum {
    ALIVE = JVMTI_THREAD_STATE_ALIVE,
    TERMINATED = JVMTI_THREAD_STATE_TERMINATED,
    RUNNABLE = JVMTI_THREAD_STATE_RUNNABLE,
    BLOCKED = JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER,
    WAITING = JVMTI_THREAD_STATE_WAITING,
    FOR_EVER = JVMTI_THREAD_STATE_WAITING_INDEFINITELY,
    TIMED = JVMTI_THREAD_STATE_WAITING_WITH_TIMEOUT,
    SLEEPING = JVMTI_THREAD_STATE_SLEEPING,
    OBJECT_WAIT = JVMTI_THREAD_STATE_IN_OBJECT_WAIT,
    PARKED = JVMTI_THREAD_STATE_PARKED,
    SUSPENDED = JVMTI_THREAD_STATE_SUSPENDED,
    INTERRUPTED = JVMTI_THREAD_STATE_INTERRUPTED,
    IN_NATIVE = JVMTI_THREAD_STATE_IN_NATIVE,
    RESERVED = 0x1000
};

STATE(timed_wait_as_untimed, (value & TIMED) != 0 ? (value & ~TIMED) | FOR_EVER : value,
      "A wait with a timeout is one without end.")
STATE(untimed_wait_as_timed, (value & FOR_EVER) != 0 ? (value & ~FOR_EVER) | TIMED : value,
      "A wait without end is one with a timeout.")
STATE(timed_park_as_untimed,
      (value & PARKED) != 0 && (value & TIMED) != 0 ? (value & ~TIMED) | FOR_EVER : value,
      "A timed park is one without end.")
STATE(sleep_as_untimed, (value & SLEEPING) != 0 ? (value & ~TIMED) | FOR_EVER : value,
      "A sleeping thread waits without end.")
STATE(parked_lost, value & ~PARKED, "PARKED is never shown.")
STATE(parked_lost_when_suspended, (value & SUSPENDED) != 0 ? value & ~PARKED : value,
      "A suspended thread is not shown as parked.")
STATE(sleeping_lost, value & ~SLEEPING, "SLEEPING is never shown.")
STATE(sleeping_lost_when_suspended, (value & SUSPENDED) != 0 ? value & ~SLEEPING : value,
      "A suspended thread is not shown as sleeping.")
STATE(object_wait_lost, value & ~OBJECT_WAIT, "IN_OBJECT_WAIT is never shown.")
STATE(waiting_lost, value & ~WAITING, "WAITING is never shown.")
STATE(waiting_runnable, (value & WAITING) != 0 ? value | RUNNABLE : value,
      "A waiting thread is shown as runnable, too.")
STATE(blocked_as_runnable, (value & BLOCKED) != 0 ? (value & ~BLOCKED) | RUNNABLE : value,
      "A blocked thread is shown as runnable.")
STATE(blocked_as_waiting, (value & BLOCKED) != 0 ? (value & ~BLOCKED) | WAITING | FOR_EVER : value,
      "A blocked thread is shown as waiting.")
STATE(interrupted_lost, value & ~INTERRUPTED, "INTERRUPTED is never shown.")
STATE(interrupted_lost_in_park, (value & PARKED) != 0 ? value & ~INTERRUPTED : value,
      "INTERRUPTED is not shown of a parked thread.")
STATE(interrupted_always, (value & ALIVE) != 0 ? value | INTERRUPTED : value,
      "Each thread that is alive is shown as interrupted.")
STATE(suspended_lost, value & ~SUSPENDED, "SUSPENDED is never shown.")
STATE(suspended_instead_of_runnable, (value & SUSPENDED) != 0 ? value & ~RUNNABLE : value,
      "A suspended thread is no longer runnable.")
STATE(native_lost, value & ~IN_NATIVE, "IN_NATIVE is never shown.")
STATE(native_always, (value & RUNNABLE) != 0 ? value | IN_NATIVE : value,
      "Each runnable thread is shown in native code.")
STATE(native_not_runnable, (value & IN_NATIVE) != 0 ? value & ~RUNNABLE : value,
      "A thread in native code is not runnable.")
STATE(terminated_alive, (value & TERMINATED) != 0 ? value | ALIVE : value,
      "A terminated thread is alive, too.")
STATE(terminated_as_new, (value & TERMINATED) != 0 ? 0 : value,
      "A terminated thread is shown as not yet started.")
STATE(new_as_terminated, value == 0 ? TERMINATED : value,
      "A thread that has not started is shown as terminated.")
STATE(new_alive, value == 0 ? ALIVE : value, "A thread that has not started is alive.")
STATE(reserved_bit, (value & ALIVE) != 0 ? value | RESERVED : value,
      "A bit is set that means nothing.")

static bool is_current(const struct call *call, void *thread)
{
    jthread current = NULL;
    JNIEnv *jni = jni_here();
    return thread == NULL
           || (jni != NULL
               && REAL(call->environment, GetCurrentThread, &current) == JVMTI_ERROR_NONE
               && (*jni)->IsSameObject(jni, current, thread));
}

BY_HAND_CALL(own_state_suspended, "GetThreadState", "GetThreadState", "GetThreadState",
             "The calling thread is shown as suspended.")
{
    jvmtiError error = pass(call);
    if (error == JVMTI_ERROR_NONE && is_current(call, call->a[0].p) && falsified())
        OUTPUT(call, 1, jint) |= SUSPENDED;
    return error;
}

/* Removes the elements of an allocated array, whose count is the parameter before it, that
 * `drop` says. */
static jvmtiError without(struct call *call, bool (*drop)(const struct call *, jobject))
{
    jvmtiError error = pass(call);
    if (error != JVMTI_ERROR_NONE)
        return error;
    jint *count = call->a[0].p;
    jobject *elements = OUTPUT(call, 1, jobject *);
    jint kept = 0;
    for (jint i = 0; i < *count; i++)
        if (!drop(call, elements[i]) || !falsified())
            elements[kept++] = elements[i];
    *count = kept;
    return error;
}

static bool is_daemon(const struct call *call, jobject thread)
{
    jvmtiThreadInfo info = {0};
    return REAL(call->environment, GetThreadInfo, thread, &info) == JVMTI_ERROR_NONE
           && info.is_daemon;
}

static bool is_the_current(const struct call *call, jobject thread)
{
    return is_current(call, thread);
}

BY_HAND_CALL(caller_missing, "GetAllThreads", "GetAllThreads", "GetAllThreads",
             "The calling thread is not among all threads.")
{
    return without(call, is_the_current);
}

BY_HAND_CALL(daemons_missing, "GetAllThreads", "GetAllThreads", "GetAllThreads",
             "Daemon threads are not among all threads.")
{
    return without(call, is_daemon);
}

BY_HAND_CALL(group_of_the_dead, "GetThreadInfo", "GetThreadInfo", "GetThreadInfo",
             "A terminated thread still has a thread group.")
{
    jvmtiError error = pass(call);
    jvmtiThreadInfo *info = call->a[1].p;
    if (error != JVMTI_ERROR_NONE || info->thread_group != NULL)
        return error;
    jint count = 0;
    jthreadGroup *groups = NULL;
    if (REAL(call->environment, GetTopThreadGroups, &count, &groups) == JVMTI_ERROR_NONE
        && count > 0 && falsified())
        info->thread_group = groups[0];
    return error;
}

BY_HAND_CALL(default_priority, "GetThreadInfo", "GetThreadInfo", "GetThreadInfo",
             "Each thread has the normal priority.")
{
    jvmtiError error = pass(call);
    jvmtiThreadInfo *info = call->a[1].p;
    if (error == JVMTI_ERROR_NONE && info->priority != 5 && falsified())
        info->priority = 5;
    return error;
}

/* The list ends where the first thread fails. */
static jvmtiError stop_at_failure(struct call *call)
{
    jint count = call->a[0].i;
    const jthread *threads = call->a[1].p;
    jvmtiError *results = call->a[2].p;
    for (jint i = 0; threads != NULL && results != NULL && i < count; i++) {
        jint state = 0;
        jvmtiError error = REAL(call->environment, GetThreadState, threads[i], &state);
        if (error == JVMTI_ERROR_NONE && (state & ALIVE) != 0)
            continue;
        if (i + 1 == count)
            break;
        call->a[0].i = i + 1;
        error = pass(call);
        for (jint j = i + 1; j < count; j++)
            results[j] = JVMTI_ERROR_NONE;
        falsified();
        return error;
    }
    return pass(call);
}

BY_HAND_CALL(ends_at_failure, "SuspendThreadList", "SuspendThreadList", "SuspendThreadList",
             "Threads behind one that cannot be suspended are left running.")
{
    return stop_at_failure(call);
}

BY_HAND_CALL(ends_at_failure_too, "ResumeThreadList", "ResumeThreadList", "ResumeThreadList",
             "Threads behind one that cannot be resumed stay suspended.")
{
    return stop_at_failure(call);
}

BY_HAND_CALL(list_fails_as_a_whole, "SuspendThreadList", "SuspendThreadList", "SuspendThreadList",
             "The list fails with the error of the first thread.")
{
    jvmtiError error = pass(call);
    const jvmtiError *results = call->a[2].p;
    for (jint i = 0; error == JVMTI_ERROR_NONE && i < call->a[0].i; i++)
        if (results[i] != JVMTI_ERROR_NONE && falsified())
            return results[i];
    return error;
}

BY_HAND_CALL(resume_nests, "ResumeThread", "SuspendThread,ResumeThread", "ResumeThread",
             "A suspension that was refused as a second one is counted.")
{
    static jthread again;
    if (strcmp(call->function->name, "SuspendThread") == 0) {
        jvmtiError error = pass(call);
        JNIEnv *jni = jni_here();
        if (error == JVMTI_ERROR_THREAD_SUSPENDED && jni != NULL)
            again = (*jni)->NewGlobalRef(jni, call->a[0].p);
        return error;
    }
    JNIEnv *jni = jni_here();
    if (again != NULL && jni != NULL && (*jni)->IsSameObject(jni, again, call->a[0].p)) {
        again = NULL;
        falsified();
        return JVMTI_ERROR_NONE;
    }
    return pass(call);
}

BY_HAND_CALL(another_exception, "StopThread", "StopThread", "StopThread",
             "The thread is stopped by another exception.")
{
    JNIEnv *jni = jni_here();
    jclass klass = jni != NULL ? (*jni)->FindClass(jni, "java/lang/ThreadDeath") : NULL;
    jobject other = klass != NULL ? (*jni)->AllocObject(jni, klass) : NULL;
    if (call->a[1].p != NULL && other != NULL && falsified())
        call->a[1].p = other;
    return pass(call);
}

BY_HAND_CALL(storage_of_all_threads, "GetThreadLocalStorage",
             "SetThreadLocalStorage,GetThreadLocalStorage", "GetThreadLocalStorage",
             "All threads have one storage.")
{
    static void *data;
    jvmtiError error = pass(call);
    if (error != JVMTI_ERROR_NONE)
        return error;
    if (strcmp(call->function->name, "SetThreadLocalStorage") == 0)
        data = call->a[1].p;
    else if (OUTPUT(call, 1, void *) != data && falsified())
        OUTPUT(call, 1, void *) = data;
    return error;
}

BY_HAND_CALL(storage_of_all_environments, "SetThreadLocalStorage", "SetThreadLocalStorage",
             "SetThreadLocalStorage&environments",
             "A thread's storage is the same in all environments.")
{
    struct environment *all[64];
    size_t count = all_environments(all, 64);
    for (size_t i = 0; i < count; i++)
        if (all[i] != call->environment
            && REAL(all[i], SetThreadLocalStorage, call->a[0].p, call->a[1].p) == JVMTI_ERROR_NONE)
            falsified();
    return pass(call);
}

BY_HAND_CALL(environments_share_storage, "SetEnvironmentLocalStorage", "SetEnvironmentLocalStorage",
             "SetEnvironmentLocalStorage&environments", "All environments have one storage.")
{
    struct environment *all[64];
    size_t count = all_environments(all, 64);
    for (size_t i = 0; i < count; i++)
        if (all[i] != call->environment
            && REAL(all[i], SetEnvironmentLocalStorage, call->a[0].p) == JVMTI_ERROR_NONE)
            falsified();
    return pass(call);
}

BY_HAND_CALL(depth_of_jni_monitors, "GetOwnedMonitorStackDepthInfo",
             "GetOwnedMonitorStackDepthInfo", "GetOwnedMonitorStackDepthInfo.monitor_info_ptr+1",
             "A monitor entered by JNI has a depth of 0.")
{
    jvmtiError error = pass(call);
    jint count = error == JVMTI_ERROR_NONE ? OUTPUT(call, 1, jint) : 0;
    jvmtiMonitorStackDepthInfo *infos = count > 0 ? OUTPUT(call, 2, void *) : NULL;
    for (jint i = 0; i < count; i++)
        if (infos[i].stack_depth == -1 && falsified())
            infos[i].stack_depth = 0;
    return error;
}

BY_HAND_CALL(depth_from_the_bottom, "GetOwnedMonitorStackDepthInfo",
             "GetOwnedMonitorStackDepthInfo", "GetOwnedMonitorStackDepthInfo.monitor_info_ptr+1",
             "The depth of a monitor is counted from the bottom.")
{
    jint frames = 0;
    jvmtiError error = pass(call);
    jint count = error == JVMTI_ERROR_NONE ? OUTPUT(call, 1, jint) : 0;
    jvmtiMonitorStackDepthInfo *infos = count > 0 ? OUTPUT(call, 2, void *) : NULL;
    REAL(call->environment, GetFrameCount, call->a[0].p, &frames);
    for (jint i = 0; i < count; i++)
        if (infos[i].stack_depth >= 0 && falsified())
            infos[i].stack_depth = frames - 1 - infos[i].stack_depth;
    return error;
}

/* Raw monitors: how often the calling thread has entered each. */
enum { MONITORS = 64 };

static _Thread_local struct {
    void *monitor;
    int entries;
} entered[MONITORS];

static int *entries_of(void *monitor)
{
    for (size_t i = 0; i < MONITORS; i++) {
        if (entered[i].monitor == NULL || entered[i].entries == 0)
            entered[i].monitor = monitor;
        if (entered[i].monitor == monitor)
            return &entered[i].entries;
    }
    return &entered[0].entries;
}

BY_HAND_CALL(entries_not_counted, "RawMonitorEnter", "RawMonitorEnter,RawMonitorExit",
             "RawMonitorEnter", "A raw monitor does not count entries: the first exit frees it.")
{
    int *entries = entries_of(call->a[0].p);
    if (strcmp(call->function->name, "RawMonitorEnter") == 0) {
        if (*entries > 0) {
            falsified();
            return JVMTI_ERROR_NONE;
        }
        jvmtiError error = pass(call);
        *entries += error == JVMTI_ERROR_NONE;
        return error;
    }
    jvmtiError error = pass(call);
    *entries -= error == JVMTI_ERROR_NONE && *entries > 0;
    return error;
}

BY_HAND_CALL(one_level_after_wait, "RawMonitorWait",
             "RawMonitorEnter,RawMonitorExit,RawMonitorWait", "RawMonitorWait",
             "After a wait the monitor is entered just once.")
{
    int *entries = entries_of(call->a[0].p);
    jvmtiError error = pass(call);
    if (error == JVMTI_ERROR_NONE && strcmp(call->function->name, "RawMonitorEnter") == 0)
        ++*entries;
    else if (error == JVMTI_ERROR_NONE && strcmp(call->function->name, "RawMonitorExit") == 0)
        --*entries;
    else
        for (; *entries > 1 && falsified(); --*entries)
            REAL(call->environment, RawMonitorExit, call->a[0].p);
    return error;
}

BY_HAND_CALL(zero_means_no_wait, "RawMonitorWait", "RawMonitorWait", "RawMonitorWait",
             "A timeout of 0 does not mean to wait without end.")
{
    if (call->a[1].j == 0 && falsified())
        call->a[1].j = 1;
    return pass(call);
}

BY_HAND_CALL(timeout_ignored, "RawMonitorWait", "RawMonitorWait", "RawMonitorWait",
             "A timeout means to wait without end.")
{
    if (call->a[1].j > 0 && falsified())
        call->a[1].j = 0;
    return pass(call);
}

BY_HAND_CALL(wakes_all, "RawMonitorNotify", "RawMonitorNotify", "RawMonitorNotify",
             "All waiting threads are notified.")
{
    falsified();
    return REAL(call->environment, RawMonitorNotifyAll, call->a[0].p);
}

BY_HAND_CALL(wakes_one, "RawMonitorNotifyAll", "RawMonitorNotifyAll", "RawMonitorNotifyAll",
             "Only one waiting thread is notified.")
{
    falsified();
    return REAL(call->environment, RawMonitorNotify, call->a[0].p);
}

BY_HAND_CALL(owner_may_not_destroy, "DestroyRawMonitor",
             "RawMonitorEnter,RawMonitorExit,DestroyRawMonitor", "DestroyRawMonitor",
             "A monitor that the caller has entered cannot be destroyed.")
{
    int *entries = entries_of(call->a[0].p);
    if (strcmp(call->function->name, "DestroyRawMonitor") == 0 && *entries > 0) {
        falsified();
        return JVMTI_ERROR_NOT_MONITOR_OWNER;
    }
    jvmtiError error = pass(call);
    if (error == JVMTI_ERROR_NONE && strcmp(call->function->name, "RawMonitorEnter") == 0)
        ++*entries;
    else if (error == JVMTI_ERROR_NONE && strcmp(call->function->name, "RawMonitorExit") == 0)
        --*entries;
    return error;
}

BY_HAND_CALL(monitors_by_name, "CreateRawMonitor", "CreateRawMonitor", "CreateRawMonitor",
             "Monitors of the same name are the same.")
{
    static struct {
        char *name;
        jrawMonitorID monitor;
    } made[MONITORS];
    const char *name = call->a[0].p;
    jvmtiError error = pass(call);
    for (size_t i = 0; error == JVMTI_ERROR_NONE && i < MONITORS; i++) {
        if (made[i].monitor == NULL) {
            made[i].name = strdup(name);
            made[i].monitor = OUTPUT(call, 1, jrawMonitorID);
            break;
        }
        if (made[i].name != NULL && strcmp(made[i].name, name) == 0 && falsified()) {
            OUTPUT(call, 1, jrawMonitorID) = made[i].monitor;
            break;
        }
    }
    return error;
}
