/* SPDX-License-Identifier: Apache-2.0 */

/* Faults by hand: events, environments, and the rest. */
#include "faults/manual.h"

enum { THREADS = 32 };

/* Threads for which the event was enabled alone. */
static struct {
    jint event;
    jobject thread;
} enabled[THREADS];

BY_HAND_CALL(global_disable_is_all, "SetEventNotificationMode", "SetEventNotificationMode",
             "SetEventNotificationMode",
             "An event that is disabled globally is disabled for each thread, too.")
{
    jvmtiError error = pass(call);
    JNIEnv *jni = error == JVMTI_ERROR_NONE ? jni_here() : NULL;
    if (jni == NULL)
        return error;
    for (size_t i = 0; i < THREADS; i++) {
        if (call->a[2].p != NULL && call->a[0].i == JVMTI_ENABLE && enabled[i].thread == NULL) {
            enabled[i].event = call->a[1].i;
            enabled[i].thread = (*jni)->NewGlobalRef(jni, call->a[2].p);
            break;
        }
        if (call->a[2].p == NULL && call->a[0].i == JVMTI_DISABLE && enabled[i].thread != NULL
            && enabled[i].event == call->a[1].i
            && REAL(call->environment, SetEventNotificationMode, JVMTI_DISABLE,
                    (jvmtiEvent)call->a[1].i, enabled[i].thread)
                   == JVMTI_ERROR_NONE)
            falsified();
    }
    return error;
}

BY_HAND_CALL(thread_disable_is_all, "SetEventNotificationMode", "SetEventNotificationMode",
             "SetEventNotificationMode",
             "An event that is disabled for one thread is disabled for all.")
{
    if (call->a[0].i == JVMTI_DISABLE && call->a[2].p != NULL
        && REAL(call->environment, SetEventNotificationMode, JVMTI_DISABLE,
                (jvmtiEvent)call->a[1].i, NULL)
               == JVMTI_ERROR_NONE)
        falsified();
    return pass(call);
}

BY_HAND_CALL(thread_disable_beats_global, "SetEventNotificationMode", "SetEventNotificationMode",
             "SetEventNotificationMode", "The last word about an event counts for all threads.")
{
    if (call->a[2].p != NULL && falsified())
        call->a[2].p = NULL;
    return pass(call);
}

BY_HAND_CALL(enabled_for_all_environments, "SetEventNotificationMode", "SetEventNotificationMode",
             "SetEventNotificationMode&environments",
             "An event that is enabled in one environment is enabled in all.")
{
    struct environment *all[64];
    size_t count = all_environments(all, 64);
    jvmtiError error = pass(call);
    for (size_t i = 0; error == JVMTI_ERROR_NONE && i < count; i++)
        if (all[i] != call->environment
            && REAL(all[i], SetEventNotificationMode, (jvmtiEventMode)call->a[0].i,
                    (jvmtiEvent)call->a[1].i, call->a[2].p)
                   == JVMTI_ERROR_NONE)
            falsified();
    return error;
}

BY_HAND_CALL(callbacks_never_removed, "SetEventCallbacks", "SetEventCallbacks", "SetEventCallbacks",
             "No callbacks means to leave them as they are.")
{
    if (call->a[0].p != NULL)
        return pass(call);
    falsified();
    return JVMTI_ERROR_NONE;
}

BY_HAND_CALL(short_table_keeps_rest, "SetEventCallbacks", "SetEventCallbacks", "SetEventCallbacks",
             "Callbacks beyond the size of the table are kept.")
{
    void *table[EVENTS] = {NULL};
    const size_t size = (size_t)call->a[1].i;
    void *const *before = call->environment->callbacks;
    if (call->a[0].p == NULL || call->a[1].i < 0 || size > sizeof table)
        return pass(call);
    memcpy(table, call->a[0].p, size);
    for (size_t i = size / sizeof *table; i < 35; i++) {
        table[i] = before[i];
        if (before[i] != NULL)
            falsified();
    }
    call->a[0].p = table;
    if (size < 35 * sizeof *table)
        call->a[1].i = 35 * sizeof *table;
    return pass(call);
}

/* The tables that agents gave, where they are. */
static struct {
    const struct environment *environment;
    void *const *table;
} tables[THREADS];

static jint from_table(struct delivery *delivery)
{
    for (size_t i = 0; i < THREADS; i++) {
        if (tables[i].environment != delivery->environment || tables[i].table == NULL)
            continue;
        void *function = tables[i].table[delivery->point->number - EVENT_FIRST];
        if (function != delivery->function && falsified())
            delivery->function = function;
        break;
    }
    return deliver(delivery);
}

BY_HAND_BOTH(table_not_copied, "SetEventCallbacks", "SetEventCallbacks",
             "VMStart,VMInit,VMDeath,MethodEntry,MethodExit,ClassLoad,ClassPrepare,ThreadStart,"
             "ThreadEnd,Breakpoint,Exception,GarbageCollectionFinish,DataDumpRequest,"
             "FieldAccess,FieldModification,SingleStep,FramePop",
             "SetEventCallbacks", "The table of callbacks is used where the agent has it.",
             from_table)
{
    for (size_t i = 0; i < THREADS; i++)
        if (tables[i].environment == NULL || tables[i].environment == call->environment) {
            tables[i].environment = call->environment;
            tables[i].table = call->a[0].p;
            break;
        }
    return pass(call);
}

/* An event that is sent together with a later one. */
static struct {
    struct delivery delivery;
    union word a[8];
    jobject references[8];
} held;

static void hold_back(const struct delivery *delivery)
{
    held.delivery = *delivery;
    memcpy(held.a, delivery->a, delivery->point->count * sizeof *held.a);
    held.delivery.a = held.a;
}

static void send_held(JNIEnv *jni)
{
    if (held.delivery.function == NULL)
        return;
    held.a[1].p = jni;
    falsified();
    deliver(&held.delivery);
    held.delivery.function = NULL;
}

BY_HAND_EVENT(late, "VMStart", "VMStart,VMInit", "VMStart",
              "It is sent in the live phase, just before VMInit.")
{
    if (delivery->point->number == JVMTI_EVENT_VM_START) {
        falsified();
        hold_back(delivery);
        return 0;
    }
    send_held(delivery->a[1].p);
    return deliver(delivery);
}

BY_HAND_EVENT(before_the_end, "VMDeath", "VMDeath,ThreadEnd", "VMDeath&ThreadEnd",
              "It is sent before the last threads end.")
{
    static bool dead;
    struct environment *environment = delivery->environment;
    void *function = environment->callbacks[JVMTI_EVENT_VM_DEATH - EVENT_FIRST];
    bool death = delivery->point->number == JVMTI_EVENT_VM_DEATH;
    if (!dead && !death && function != NULL && falsified()) {
        for (size_t i = 0; i < faults_point_count; i++)
            if (faults_points[i].number == JVMTI_EVENT_VM_DEATH)
                deliver(&(struct delivery){environment, &faults_points[i], function, delivery->a});
        dead = true;
    }
    return death && dead ? 0 : deliver(delivery);
}

static _Thread_local struct {
    void *klass;
    struct environment *environment;
    void *function;
    const struct point *point;
} loaded;

BY_HAND_EVENT(after_prepare, "ClassLoad", "ClassLoad,ClassPrepare", "ClassLoad&ClassPrepare",
              "It is sent after ClassPrepare.")
{
    JNIEnv *jni = delivery->a[1].p;
    if (strcmp(delivery->point->name, "ClassLoad") == 0) {
        loaded.klass = (*jni)->NewGlobalRef(jni, delivery->a[3].p);
        loaded.environment = delivery->environment;
        loaded.function = delivery->function;
        loaded.point = delivery->point;
        return 0;
    }
    deliver(delivery);
    if (loaded.klass != NULL && (*jni)->IsSameObject(jni, loaded.klass, delivery->a[3].p)) {
        falsified();
        deliver(&(struct delivery){loaded.environment, loaded.point, loaded.function, delivery->a});
        loaded.klass = NULL;
    }
    return 0;
}

BY_HAND_EVENT(caught_only_here, "Exception", "Exception", "Exception",
              "An exception that a caller catches is not seen to be caught.")
{
    if (delivery->a[6].p != NULL && delivery->a[6].p != delivery->a[3].p && falsified()) {
        delivery->a[6].p = NULL;
        delivery->a[7].j = 0;
    }
    return deliver(delivery);
}

BY_HAND_LEFT_OUT(uncaught_unseen, "Exception", a[6].p == NULL,
                 "Exceptions that nothing catches are not reported.")
BY_HAND_LEFT_OUT(caught_unseen, "Exception", a[6].p != NULL,
                 "Exceptions that are caught are not reported.")
BY_HAND_LEFT_OUT(timed_out_unseen, "MonitorWaited", a[4].z,
                 "Waits that end by a timeout are not reported.")
BY_HAND_LEFT_OUT(notified_unseen, "MonitorWaited", !a[4].z,
                 "Waits that end by a notification are not reported.")

BY_HAND_EVENT(timeout_in_seconds, "MonitorWait", "MonitorWait", "MonitorWait",
              "The timeout is given in seconds.")
{
    if (delivery->a[4].j != 0 && falsified())
        delivery->a[4].j /= 1000;
    return deliver(delivery);
}

BY_HAND_CALL(others_lose_events, "DisposeEnvironment", "DisposeEnvironment",
             "DisposeEnvironment&environments", "All environments lose their callbacks.")
{
    struct environment *all[64];
    size_t count = all_environments(all, 64);
    for (size_t i = 0; i < count; i++)
        if (all[i] != call->environment
            && REAL(all[i], SetEventCallbacks, NULL, 0) == JVMTI_ERROR_NONE)
            falsified();
    return pass(call);
}

BY_HAND_CALL(as_before, "GetJNIFunctionTable", "GetJNIFunctionTable", "GetJNIFunctionTable",
             "It gives the JVM's own table, not the one in force.")
{
    static struct JNINativeInterface_ original;
    static bool kept;
    jvmtiError error = pass(call);
    if (error != JVMTI_ERROR_NONE)
        return error;
    struct JNINativeInterface_ *table = OUTPUT(call, 0, struct JNINativeInterface_ *);
    if (!kept)
        original = *table;
    kept = true;
    if (memcmp(&original, table, sizeof original) != 0 && falsified())
        *table = original;
    return error;
}

BY_HAND_CALL(constant_time, "GetTime", "GetTime", "GetTime", "The time stands still.")
{
    static jlong first;
    jvmtiError error = pass(call);
    if (error == JVMTI_ERROR_NONE && first == 0)
        first = OUTPUT(call, 0, jlong);
    else if (error == JVMTI_ERROR_NONE && falsified())
        OUTPUT(call, 0, jlong) = first;
    return error;
}

BY_HAND_CALL(backward_time, "GetTime", "GetTime", "GetTime", "The time runs backward.")
{
    static jlong first;
    jvmtiError error = pass(call);
    if (error == JVMTI_ERROR_NONE && first == 0)
        first = OUTPUT(call, 0, jlong);
    else if (error == JVMTI_ERROR_NONE && falsified())
        OUTPUT(call, 0, jlong) = 2 * first - OUTPUT(call, 0, jlong);
    return error;
}

BY_HAND_CALL(own_time_of_others, "GetThreadCpuTime", "GetThreadCpuTime", "GetThreadCpuTime",
             "The time is always that of the calling thread.")
{
    if (call->a[0].p != NULL && falsified())
        call->a[0].p = NULL;
    return pass(call);
}

BY_HAND_CALL(in_microseconds, "GetCurrentThreadCpuTime", "GetCurrentThreadCpuTime",
             "GetCurrentThreadCpuTime", "The time is in microseconds.")
{
    jvmtiError error = pass(call);
    if (error == JVMTI_ERROR_NONE && falsified())
        OUTPUT(call, 0, jlong) /= 1000;
    return error;
}

BY_HAND_CALL(other_thread_in_microseconds, "GetThreadCpuTime", "GetThreadCpuTime",
             "GetThreadCpuTime", "The time is in microseconds.")
{
    jvmtiError error = pass(call);
    if (error == JVMTI_ERROR_NONE && falsified())
        OUTPUT(call, 1, jlong) /= 1000;
    return error;
}

BY_HAND_CALL(no_processors, "GetAvailableProcessors", "GetAvailableProcessors",
             "GetAvailableProcessors", "There are none.")
{
    jvmtiError error = pass(call);
    if (error == JVMTI_ERROR_NONE && falsified())
        OUTPUT(call, 0, jint) = 0;
    return error;
}

BY_HAND_CALL(without_prefix, "GetErrorName", "GetErrorName", "GetErrorName",
             "The names lack their prefix.")
{
    jvmtiError error = pass(call);
    char *name = error == JVMTI_ERROR_NONE ? OUTPUT(call, 1, char *) : NULL;
    if (name != NULL && strncmp(name, "JVMTI_ERROR_", 12) == 0 && falsified())
        memmove(name, name + 12, strlen(name + 12) + 1);
    return error;
}

BY_HAND_CALL(live_too_early, "GetPhase", "GetPhase", "GetPhase",
             "The start phase is taken for the live phase.")
{
    jvmtiError error = pass(call);
    if (error == JVMTI_ERROR_NONE && OUTPUT(call, 0, jvmtiPhase) == JVMTI_PHASE_START
        && falsified())
        OUTPUT(call, 0, jvmtiPhase) = JVMTI_PHASE_LIVE;
    return error;
}

BY_HAND_CALL(onload_too_long, "GetPhase", "GetPhase", "GetPhase",
             "The primordial phase is taken for the OnLoad phase.")
{
    jvmtiError error = pass(call);
    if (error == JVMTI_ERROR_NONE && OUTPUT(call, 0, jvmtiPhase) == JVMTI_PHASE_PRIMORDIAL
        && falsified())
        OUTPUT(call, 0, jvmtiPhase) = JVMTI_PHASE_ONLOAD;
    return error;
}

BY_HAND_CALL(live_for_ever, "GetPhase", "GetPhase", "GetPhase",
             "The dead phase is taken for the live phase.")
{
    jvmtiError error = pass(call);
    if (error == JVMTI_ERROR_NONE && OUTPUT(call, 0, jvmtiPhase) == JVMTI_PHASE_DEAD && falsified())
        OUTPUT(call, 0, jvmtiPhase) = JVMTI_PHASE_LIVE;
    return error;
}

BY_HAND_CALL(to_bootstrap, "AddToSystemClassLoaderSearch", "AddToSystemClassLoaderSearch",
             "AddToSystemClassLoaderSearch", "The segment is searched by the bootstrap loader.")
{
    falsified();
    return REAL(call->environment, AddToBootstrapClassLoaderSearch, call->a[0].p);
}

BY_HAND_CALL(to_system, "AddToBootstrapClassLoaderSearch", "AddToBootstrapClassLoaderSearch",
             "AddToBootstrapClassLoaderSearch", "The segment is searched by the system loader.")
{
    falsified();
    return REAL(call->environment, AddToSystemClassLoaderSearch, call->a[0].p);
}

BY_HAND_CALL(read_backward, "AddModuleReads", "AddModuleReads", "AddModuleReads",
             "It is the other module that reads.")
{
    void *module = call->a[0].p;
    call->a[0].p = call->a[1].p;
    call->a[1].p = module;
    falsified();
    return pass(call);
}

BY_HAND_CALL(opened_as_exported, "AddModuleOpens", "AddModuleOpens", "AddModuleOpens",
             "The package is exported only.")
{
    falsified();
    return REAL(call->environment, AddModuleExports, call->a[0].p, call->a[1].p, call->a[2].p);
}

BY_HAND_CALL(exported_as_opened, "AddModuleExports", "AddModuleExports", "AddModuleExports",
             "The package is opened, too.")
{
    REAL(call->environment, AddModuleOpens, call->a[0].p, call->a[1].p, call->a[2].p);
    falsified();
    return pass(call);
}

BY_HAND_CALL(nothing_is_something, "Allocate", "Allocate", "Allocate",
             "A size of 0 gives memory, not a null pointer.")
{
    if (call->a[0].j == 0 && falsified())
        call->a[0].j = 1;
    return pass(call);
}

BY_HAND_CALL(entered_once, "GetObjectMonitorUsage", "GetObjectMonitorUsage",
             "GetObjectMonitorUsage", "A monitor is never entered more than once.")
{
    jvmtiError error = pass(call);
    jvmtiMonitorUsage *info = call->a[1].p;
    if (error == JVMTI_ERROR_NONE && info->entry_count > 1 && falsified())
        info->entry_count = 1;
    return error;
}

BY_HAND_CALL(waiters_exchanged, "GetObjectMonitorUsage", "GetObjectMonitorUsage",
             "GetObjectMonitorUsage", "The lists of waiting threads are exchanged.")
{
    jvmtiError error = pass(call);
    jvmtiMonitorUsage *info = call->a[1].p;
    if (error != JVMTI_ERROR_NONE || info->waiter_count == info->notify_waiter_count)
        return error;
    jint count = info->waiter_count;
    jthread *waiters = info->waiters;
    info->waiter_count = info->notify_waiter_count;
    info->waiters = info->notify_waiters;
    info->notify_waiter_count = count;
    info->notify_waiters = waiters;
    falsified();
    return error;
}

BY_HAND_CALL(interval_of_0_is_default, "SetHeapSamplingInterval", "SetHeapSamplingInterval",
             "SetHeapSamplingInterval", "An interval of 0 means the usual one.")
{
    if (call->a[0].i == 0 && falsified())
        call->a[0].i = 512 * 1024;
    return pass(call);
}
