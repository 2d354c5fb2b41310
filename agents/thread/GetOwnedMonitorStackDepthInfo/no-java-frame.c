/* SPDX-License-Identifier: Apache-2.0 */
#include "monitors.h"

TITLE("GetOwnedMonitorStackDepthInfo reports no frame's depth for a thread without Java frames.");

static void say_of(JNIEnv *jni, const char *who, jthread thread)
{
    jint count = -7, frames = -7;
    jvmtiMonitorStackDepthInfo *monitors = NULL;
    jvmtiError error = ti(GetOwnedMonitorStackDepthInfo, thread, &count, &monitors);
    must(GetFrameCount, thread, &frames);
    if (error == JVMTI_ERROR_NONE)
        count = keep_own_depths(jni, count, monitors);
    say("%s: %s, owns %d", who, error_name(error), (int)count);
    if (error != JVMTI_ERROR_NONE)
        return;
    for (jint i = 0; i < count; i++) {
        jint depth = monitors[i].stack_depth;
        say("%s at %s", to_string(jni, monitors[i].monitor),
            depth == -1                    ? "depth -1"
            : depth >= 0 && depth < frames ? "the depth of a frame"
                                           : "another depth");
    }
    release(monitors);
}

static void observe(JNIEnv *jni, jobject unused)
{
    contend_without_frames(jni, say_of);
}

TEST(.probe = observe, .cases = LIST("agent-threads", "attached-threads"),
     .needs = {.can_get_owned_monitor_stack_depth_info = 1});
