/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("NotifyFramePop distinguishes frames of one method at great depths.");

static jint probe_count; /* of frames in the probe */

/* The frame is still there; the probe was one frame above that of level 0. */
static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    jint count = 0;
    must(GetFrameCount, NULL, &count);
    say("%s: level %d", method_name(method), (int)(probe_count - 1 - count));
}

static void observe(JNIEnv *jni, jobject unused)
{
    /* The method of level 0 has depth 1, that of level 2999 depth 3000. */
    static const jint levels[] = {2999, 255, 1, 2500, 256, 1023};
    must(GetFrameCount, NULL, &probe_count);
    on(FramePop, popped);
    for (size_t i = 0; i < sizeof levels / sizeof levels[0]; i++)
        must(NotifyFramePop, NULL, 1 + levels[i]);
}

TEST(.target = "stack.Steps3000", .probe = observe, .timeout = 60,
     .needs = {.can_generate_frame_pop_events = 1});
