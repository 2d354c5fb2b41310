/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "threads.h"
#include "virtual.h"

TITLE("GetCurrentContendedMonitor returns the monitor that a virtual thread waits to enter through JNI.");

static jobject lock;

static void JNICALL wants(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    if (!(*jni)->IsSameObject(jni, object, lock))
        return;
    say("MonitorContendedEnter %s", on_current(jni, thread));
    release_point("posted");
}

static void JNICALL has(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    if ((*jni)->IsSameObject(jni, object, lock))
        say("MonitorContendedEntered %s", on_current(jni, thread));
}

static void observe(JNIEnv *jni, jobject thread)
{
    jint state = 0;
    jobject monitor = NULL;
    if (thread == NULL) {
        arrive_and_wait("owned");
        (*jni)->MonitorEnter(jni, lock);
        (*jni)->MonitorExit(jni, lock);
        return;
    }
    lock = (*jni)->NewGlobalRef(jni, find_class(jni, "virtual_thread/Probing"));
    on(MonitorContendedEnter, wants);
    on(MonitorContendedEntered, has);
    (*jni)->MonitorEnter(jni, lock);
    release_point("owned");
    arrive_and_wait("posted");
    /* The handler returns; then the thread may look again whether the monitor is free, begins to wait for
     * it, and counts as blocked. */
    give_others_time();
    jvmtiError error = JVMTI_ERROR_NONE;
    struct timespec beginning = {0};
    while (wait_goes_on(&beginning)) {
        must(GetThreadState, thread, &state);
        error = ti(GetCurrentContendedMonitor, thread, &monitor);
        if (error != JVMTI_ERROR_NONE) {
            monitor = NULL;
            break;
        }
        if ((*jni)->IsSameObject(jni, monitor, lock)
            && (state & JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER) != 0)
            break;
        (*jni)->DeleteLocalRef(jni, monitor);
        monitor = NULL;
    }
    say("GetCurrentContendedMonitor: %s", error_name(error));
    say("the lock: %s", truth((*jni)->IsSameObject(jni, monitor, lock)));
    say("blocked: %s", truth((state & JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER) != 0));
    (*jni)->MonitorExit(jni, lock);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Probing", .probe = observe,
     .needs = {.can_get_current_contended_monitor = 1, .can_generate_monitor_events = 1});
