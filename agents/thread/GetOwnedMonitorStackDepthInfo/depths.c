/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetOwnedMonitorStackDepthInfo reports the depth of the frame that locked the monitor.");

static void observe(JNIEnv *jni, jobject thread)
{
    need_depths(jni, thread);
    jint count = 0;
    jvmtiMonitorStackDepthInfo *monitors = NULL;
    jvmtiError error = ti(GetOwnedMonitorStackDepthInfo, thread, &count, &monitors);
    say("GetOwnedMonitorStackDepthInfo: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    count = keep_own_depths(jni, readable(monitors, count), monitors);
    for (jint i = 0; i < count; i++) {
        jmethodID method = NULL;
        jlocation location = 0;
        jint depth = monitors[i].stack_depth;
        if (depth >= 0)
            must(GetFrameLocation, thread, depth, &method, &location);
        say("%s at depth %d in %s", to_string(jni, monitors[i].monitor), (int)depth,
            method == NULL ? "an unknown frame" : method_name(method));
    }
    SAY_CALL(Deallocate, (unsigned char *)monitors);
}

TEST(.target = "monitor.Owner", .probe = observe,
     .needs = {.can_get_owned_monitor_stack_depth_info = 1});
