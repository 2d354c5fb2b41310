/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetOwnedMonitorInfo lists the monitors that a frame has not left in the order of nested blocks.");

static void observe(JNIEnv *jni, jobject locks)
{
    say_owned_monitors(jni, "main", NULL);
}

TEST(.target = "classfile.LeftOutOfOrder", .probe = observe,
     .needs = {.can_get_owned_monitor_info = 1});
