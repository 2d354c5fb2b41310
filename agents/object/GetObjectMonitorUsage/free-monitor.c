/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetObjectMonitorUsage reports no owner, no entries and no waiters of an unused monitor.");

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiMonitorUsage usage = untouched_monitor_usage();
    usage.owner = (jthread)jni;
    jvmtiError error = ti(GetObjectMonitorUsage, find_class(jni, "assay/Agent"), &usage);
    say("GetObjectMonitorUsage: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    say("owner: %s, entry count: %d, waiters: %d, notify waiters: %d",
        usage.owner == NULL ? "none" : "some", (int)usage.entry_count, (int)usage.waiter_count,
        (int)usage.notify_waiter_count);
}

TEST(.probe = observe, .needs = {.can_get_monitor_info = 1});
