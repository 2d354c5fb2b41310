/* SPDX-License-Identifier: Apache-2.0 */
#include "../forgotten_monitor.h"

TITLE("GetOwnedMonitorStackDepthInfo works when no reference is left to an object entered through JNI.");

static void look(JNIEnv *jni, jthread owner)
{
    jint count = 0;
    jvmtiMonitorStackDepthInfo *monitors = NULL;
    jvmtiError error = ti(GetOwnedMonitorStackDepthInfo, owner, &count, &monitors);
    say("GetOwnedMonitorStackDepthInfo: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE || monitors == NULL)
        return;
    for (jint i = 0; i < count; i++)
        count_listed(jni, monitors[i].monitor);
    release(monitors);
}

TEST(.target = "thread.ForgottenMonitor", .probe = own_unreachable,
     .needs = {.can_get_owned_monitor_stack_depth_info = 1});
