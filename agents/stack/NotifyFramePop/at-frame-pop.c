/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("NotifyFramePop in a FramePop callback requests the event for the caller's frame.");

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    on_frame_pop(env, jni, thread, method, by_exception);
    if (strcmp(method_name(method), "Lstack/Chain;.outer(I)I") != 0)
        request_frame_pop(NULL, 1);
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(FramePop, popped);
    request_frame_pop(NULL, 1);
}

TEST(.target = "stack.Chain", .probe = observe, .needs = {.can_generate_frame_pop_events = 1});
