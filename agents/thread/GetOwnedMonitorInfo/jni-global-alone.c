/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetOwnedMonitorInfo lists a monitor entered through JNI with only a global reference to it.");

static void observe(JNIEnv *jni, jobject unused)
{
    own_by_global_reference(jni, say_owned_monitors);
}

TEST(.probe = observe, .needs = {.can_get_owned_monitor_info = 1});
