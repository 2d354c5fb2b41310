/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"
#include "virtual.h"

TITLE("GetObjectMonitorUsage lists a platform thread that waits to enter what a mounted virtual thread owns.");

static void observe(JNIEnv *jni, jthread waiter)
{
    jobject lock = static_object_field(jni, find_class(jni, "virtual_thread/HeldForPlatform"),
                                       "LOCK", "Ljava/lang/Object;");
    jvmtiMonitorUsage usage;
    must_get_usage_with(1, lock, &usage);
    say("owner: %s, entered %d times", usage.owner == NULL ? "none" : thread_name(usage.owner),
        (int)usage.entry_count);
    for (jint i = 0; i < readable(usage.waiters, usage.waiter_count); i++)
        say("waiter: %s", thread_name(usage.waiters[i]));
    say("notify waiters: %d", (int)usage.notify_waiter_count);
    release_monitor_usage(&usage);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.HeldForPlatform", .probe = observe,
     .needs = {.can_get_monitor_info = 1});
