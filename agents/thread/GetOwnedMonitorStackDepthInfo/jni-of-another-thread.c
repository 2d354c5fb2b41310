/* SPDX-License-Identifier: Apache-2.0 */
#include "../native_entering.h"
#include "monitors.h"

TITLE("GetOwnedMonitorStackDepthInfo lists another thread's JNI monitor, not a contended one.");

static void observe(JNIEnv *jni, jobject subject)
{
    if (entered(jni, subject))
        return;
    say_owned_monitor_depths(jni, "owner", (*jni)->GetObjectArrayElement(jni, subject, 0));
    say_owned_monitor_depths(jni, "contender", (*jni)->GetObjectArrayElement(jni, subject, 1));
}

TEST(.target = "monitor.NativeEntering", .probe = observe,
     .needs = {.can_get_owned_monitor_stack_depth_info = 1});
