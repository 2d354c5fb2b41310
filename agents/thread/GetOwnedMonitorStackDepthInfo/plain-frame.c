/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetOwnedMonitorStackDepthInfo finds the frame of a Java method whose block has locked a monitor.");

static void observe(JNIEnv *jni, jobject subjects)
{
    jint count = 0;
    jvmtiMonitorStackDepthInfo *monitors = NULL;
    jthread owner = element(jni, subjects, 0);
    jobject own = element(jni, subjects, 2);
    jvmtiError error = ti(GetOwnedMonitorStackDepthInfo, owner, &count, &monitors);
    say("GetOwnedMonitorStackDepthInfo: %s", error_name(error));
    for (jint i = 0; error == JVMTI_ERROR_NONE && i < readable(monitors, count); i++)
        if ((*jni)->IsSameObject(jni, monitors[i].monitor, own))
            say("its own object, at depth %d", (int)monitors[i].stack_depth);
    if (error == JVMTI_ERROR_NONE)
        release(monitors);
    release_point("owning");
}

TEST(.target = "thread.OwningOne", .probe = observe,
     .needs = {.can_get_owned_monitor_stack_depth_info = 1});
