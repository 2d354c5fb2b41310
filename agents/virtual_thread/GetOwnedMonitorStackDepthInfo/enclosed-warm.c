/* SPDX-License-Identifier: Apache-2.0 */
#include "../warm_owning.h"

TITLE("Monitors that only compiled methods of a virtual thread know have their frames' depths.");

static void say_owned(JNIEnv *jni, jthread thread)
{
    jint count = -1;
    jvmtiMonitorStackDepthInfo *monitors = NULL;
    jvmtiError error = ti(GetOwnedMonitorStackDepthInfo, thread, &count, &monitors);
    say("GetOwnedMonitorStackDepthInfo: %s", error_name(error));
    for (jint i = 0; i < count; i++) {
        jmethodID method = NULL;
        jlocation location = 0;
        if (!is_lock(jni, monitors[i].monitor))
            continue;
        if (monitors[i].stack_depth >= 0)
            must(GetFrameLocation, thread, monitors[i].stack_depth, &method, &location);
        say("%s locked in %s", to_string(jni, monitors[i].monitor),
            method == NULL ? "an unknown frame" : method_name(method));
    }
    release(monitors);
}

WARM_OWNING_TEST(can_get_owned_monitor_stack_depth_info);
