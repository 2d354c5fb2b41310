/* SPDX-License-Identifier: Apache-2.0 */
#include "virtual.h"

TITLE("GetOwnedMonitorInfo lists a virtual thread's monitor from JNI for no platform thread.");

static jobject lock;

static void observe(JNIEnv *jni, jobject thread)
{
    jint count = 0, owning = 0;
    jthread *all = NULL;
    if (thread == NULL) {
        lock = (*jni)->NewGlobalRef(jni, find_class(jni, "virtual_thread/Probing"));
        (*jni)->MonitorEnter(jni, lock);
        release_point("entered");
        arrive_and_wait("looked");
        (*jni)->MonitorExit(jni, lock);
        return;
    }
    arrive_and_wait("entered");
    must(GetAllThreads, &count, &all);
    for (jint i = 0; i < count; i++) {
        jint owned_count = 0;
        jobject *owned = NULL;
        /* Threads of the virtual machine may end at any time. */
        if (ti(GetOwnedMonitorInfo, all[i], &owned_count, &owned) != JVMTI_ERROR_NONE)
            continue;
        for (jint j = 0; j < owned_count; j++)
            owning += (*jni)->IsSameObject(jni, owned[j], lock);
        release(owned);
    }
    release(all);
    say("platform threads that own it: %d", (int)owning);
    release_point("looked");
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Probing", .probe = observe,
     .needs = {.can_get_owned_monitor_info = 1});
