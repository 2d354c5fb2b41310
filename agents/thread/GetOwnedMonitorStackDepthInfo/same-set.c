/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetOwnedMonitorStackDepthInfo and GetOwnedMonitorInfo return the same monitors.");

static void observe(JNIEnv *jni, jobject unused)
{
    jint owned = -7, with_depth = -8;
    jobject *monitors = NULL;
    jvmtiMonitorStackDepthInfo *infos = NULL;
    int in_both = 0;
    must(GetOwnedMonitorInfo, NULL, &owned, &monitors);
    must(GetOwnedMonitorStackDepthInfo, NULL, &with_depth, &infos);
    owned = keep_own(jni, owned, monitors);
    with_depth = keep_own_depths(jni, with_depth, infos);
    for (jint i = 0; i < owned; i++)
        for (jint j = 0; j < with_depth; j++)
            in_both += (*jni)->IsSameObject(jni, monitors[i], infos[j].monitor) ? 1 : 0;
    say("GetOwnedMonitorInfo: %d, GetOwnedMonitorStackDepthInfo: %d, in both: %d", (int)owned,
        (int)with_depth, in_both);
    release(monitors);
    SAY_CALL(Deallocate, (unsigned char *)infos);
}

TEST(.target = "monitor.Deep", .probe = observe,
     .needs = {.can_get_owned_monitor_info = 1, .can_get_owned_monitor_stack_depth_info = 1});
