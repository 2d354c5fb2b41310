/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("NotifyFramePop applies to the right frames after exceptions while SingleStep is enabled.");

static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
}

static void observe(JNIEnv *jni, jobject unused)
{
    static int calls;
    switch (calls++) {
    case 0: {
        jthread self = NULL;
        must(GetCurrentThread, &self);
        on(FramePop, on_frame_pop);
        on_thread(SingleStep, stepped, self);
        break;
    }
    case 2:
        request_frame_pop(NULL, 1);
        request_frame_pop(NULL, 2);
        break;
    default:
        request_frame_pop(NULL, 1);
        break;
    }
}

TEST(.target = "stack.Thrown", .probe = observe,
     .needs = {.can_generate_frame_pop_events = 1, .can_generate_single_step_events = 1});
