/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("NotifyFramePop posts nothing if FramePop is disabled when the frame is left.");

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    on_frame_pop(env, jni, thread, method, by_exception);
    off(FramePop);
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(FramePop, popped);
    request_frame_pop(NULL, 1);
    request_frame_pop(NULL, 2);
}

TEST(.target = "stack.Chain", .probe = observe, .needs = {.can_generate_frame_pop_events = 1});
