/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetObjectMonitorUsage fills all fields with null pointers and zeros for a value object.");

static void observe(JNIEnv *jni, jobject objects)
{
    jvmtiMonitorUsage usage;
    memset(&usage, 0x55, sizeof usage);
    jvmtiError error = ti(GetObjectMonitorUsage, element(jni, objects, 0), &usage);
    say("GetObjectMonitorUsage: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    say("owner: %s, entry count: %d", usage.owner == NULL ? "null" : "some",
        (int)usage.entry_count);
    say("waiters: %d, %s", (int)usage.waiter_count, usage.waiters == NULL ? "null" : "some");
    say("notify waiters: %d, %s", (int)usage.notify_waiter_count,
        usage.notify_waiters == NULL ? "null" : "some");
}

TEST(.target = "classfile.Values", .args = LIST("objects"), .env = LIST(PREVIEW_FEATURES),
     .since = 28, .probe = observe, .needs = {.can_get_monitor_info = 1});
