/* SPDX-License-Identifier: Apache-2.0 */
#include "../monitors.h"

TITLE("GetOwnedMonitorInfo returns the monitors of a virtual thread as local references.");

static int foreign(JNIEnv *jni, jobject reference)
{
    return (*jni)->GetObjectRefType(jni, reference) != JNILocalRefType;
}

static void observe(JNIEnv *jni, jobject subjects)
{
    int unlisted = 0;
    for (int i = 0; i < VIRTUAL_ONES; i++) {
        jthread thread = a_thread(jni, subjects, i);
        jint count = 0, depth_count = 0, others = 0;
        jobject *owned = NULL;
        jvmtiMonitorStackDepthInfo *depths = NULL;
        must(GetOwnedMonitorInfo, thread, &count, &owned);
        must(GetOwnedMonitorStackDepthInfo, thread, &depth_count, &depths);
        for (jint m = 0; m < readable(owned, count); m++)
            others += foreign(jni, owned[m]);
        for (jint m = 0; m < readable(depths, depth_count); m++)
            others += foreign(jni, depths[m].monitor);
        say("%s: not local %d", thread_name(thread), (int)others);
        unlisted += count == 0 || depth_count == 0;
        release(owned);
        release(depths);
    }
    say("threads without monitors: %d", unlisted);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Monitors", .probe = observe,
     .needs = {.can_get_owned_monitor_info = 1, .can_get_owned_monitor_stack_depth_info = 1});
