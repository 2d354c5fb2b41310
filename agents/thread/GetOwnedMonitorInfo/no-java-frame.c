/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetOwnedMonitorInfo lists monitors that a thread without Java frames entered through JNI.");

static void observe(JNIEnv *jni, jobject unused)
{
    contend_without_frames(jni, say_owned_monitors);
}

TEST(.probe = observe, .cases = LIST("agent-threads", "attached-threads"),
     .needs = {.can_get_owned_monitor_info = 1});
