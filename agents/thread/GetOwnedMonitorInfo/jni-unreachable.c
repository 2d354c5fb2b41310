/* SPDX-License-Identifier: Apache-2.0 */
#include "../forgotten_monitor.h"

TITLE("GetOwnedMonitorInfo works when no reference is left to an object entered through JNI.");

static void look(JNIEnv *jni, jthread owner)
{
    jint count = 0;
    jobject *monitors = NULL;
    jvmtiError error = ti(GetOwnedMonitorInfo, owner, &count, &monitors);
    say("GetOwnedMonitorInfo: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE || monitors == NULL)
        return;
    for (jint i = 0; i < count; i++)
        count_listed(jni, monitors[i]);
    release(monitors);
}

TEST(.target = "thread.ForgottenMonitor", .probe = own_unreachable,
     .needs = {.can_get_owned_monitor_info = 1});
