/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("NotifyFramePop posts nothing if FramePop is disabled when the frame is left.");

static void JNICALL popped_in_other(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                    jboolean by_exception)
{
    say("the other environment has FramePop: %s", method_name(method));
}

/* In another environment, which requests the same, the event stays enabled. */
static void observe(JNIEnv *jni, jobject unused)
{
    static const jvmtiCapabilities capabilities = {.can_generate_frame_pop_events = 1};
    static const jvmtiEventCallbacks callbacks = {.FramePop = popped_in_other};
    jvmtiEnv *other = new_environment_with(&capabilities);
    must_in(other, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    must_in(other, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_FRAME_POP, NULL);
    must_in(other, NotifyFramePop, NULL, 1);
    on(FramePop, on_frame_pop);
    request_frame_pop(NULL, 1);
    off(FramePop);
}

TEST(.target = "stack.Chain", .probe = observe, .needs = {.can_generate_frame_pop_events = 1});
