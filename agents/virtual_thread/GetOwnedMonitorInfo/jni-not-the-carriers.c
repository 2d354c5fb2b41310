/* SPDX-License-Identifier: Apache-2.0 */
#include "virtual.h"

TITLE("GetOwnedMonitorInfo lists a virtual thread's monitor from JNI for no platform thread.");

static jobject lock; /* the virtual thread's */

/* How often the platform threads own a monitor. Those of the virtual machine may end at any time. */
static int times_owned(JNIEnv *jni, jobject monitor)
{
    jint count = 0, times = 0;
    jthread *all = NULL;
    must(GetAllThreads, &count, &all);
    for (jint i = 0; i < readable(all, count); i++) {
        jint owned_count = 0;
        jobject *owned = NULL;
        if (ti(GetOwnedMonitorInfo, all[i], &owned_count, &owned) != JVMTI_ERROR_NONE)
            continue;
        times += times_in(jni, monitor, owned_count, owned);
        release(owned);
    }
    return (int)times;
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL) {
        lock = (*jni)->NewGlobalRef(jni, find_class(jni, "virtual_thread/Probing"));
        (*jni)->MonitorEnter(jni, lock);
        release_point("entered");
        arrive_and_wait("looked");
        (*jni)->MonitorExit(jni, lock);
        return;
    }
    jobject other = (*jni)->AllocObject(jni, find_class(jni, "java/lang/Object"));
    arrive_and_wait("entered");
    (*jni)->MonitorEnter(jni, other);
    say("platform threads that own it: %d", times_owned(jni, lock));
    say("that own the monitor of the main thread: %d", times_owned(jni, other));
    (*jni)->MonitorExit(jni, other);
    release_point("looked");
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Probing", .probe = observe,
     .needs = {.can_get_owned_monitor_info = 1});
