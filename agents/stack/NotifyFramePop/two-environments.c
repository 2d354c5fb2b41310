/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("NotifyFramePop posts FramePop only to the environment that made the request.");

static jvmtiEnv *second;

static void JNICALL on_second(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                              jboolean by_exception)
{
    say("second environment: %s", method_name(method));
}

static void prepare(JavaVM *vm, char *options)
{
    jvmtiCapabilities capabilities = {.can_generate_frame_pop_events = 1};
    jvmtiEventCallbacks callbacks = {.FramePop = on_second};
    second = new_environment_with(&capabilities);
    must_in(second, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(FramePop, on_frame_pop);
    must_in(second, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_FRAME_POP, NULL);
    request_frame_pop(NULL, 1);
    say("second, request 2: %s", error_name(ti_if_able_in(second, NotifyFramePop, NULL, 2)));
    request_frame_pop(NULL, 3);
    say("second, request 3: %s", error_name(ti_if_able_in(second, NotifyFramePop, NULL, 3)));
}

TEST(.target = "stack.Chain", .load = prepare, .probe = observe,
     .needs = {.can_generate_frame_pop_events = 1});
