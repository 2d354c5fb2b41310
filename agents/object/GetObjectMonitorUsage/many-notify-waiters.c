/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"
#include "threads.h"

TITLE("GetObjectMonitorUsage lists each of five threads in Object.wait once to be notified.");

enum { WAITING = 5 };

static void observe(JNIEnv *jni, jobject threads)
{
    jclass klass = find_class(jni, "thread/ManyWaiting");
    jobject lock = static_object_field(jni, klass, "LOCK", "Ljava/lang/Object;");
    struct timespec beginning = {0};
    jvmtiMonitorUsage usage;
    jvmtiError error;
    /* A thread may show that it waits before it gives up the monitor, and may wake for no reason. */
    bool is_final;
    do {
        error = monitor_usage_with(0, lock, &usage);
        is_final = error != JVMTI_ERROR_NONE
                   || (usage.notify_waiter_count == WAITING && usage.owner == NULL)
                   || !wait_goes_on(&beginning);
        if (!is_final)
            release_monitor_usage(&usage);
    } while (!is_final);
    say("GetObjectMonitorUsage: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    int once = 0;
    for (jint i = 0; i < WAITING; i++)
        once += times_among(jni, usage.notify_waiter_count, usage.notify_waiters,
                            thread_at(jni, threads, i))
                == 1;
    say("to be notified: %d, listed once: %d", (int)usage.notify_waiter_count, once);
    say("owner: %s, entered %d times", usage.owner == NULL ? "none" : thread_name(usage.owner),
        (int)usage.entry_count);
    release_monitor_usage(&usage);
}

TEST(.target = "thread.ManyWaiting", .args = LIST("5"), .probe = observe,
     .needs = {.can_get_monitor_info = 1});
