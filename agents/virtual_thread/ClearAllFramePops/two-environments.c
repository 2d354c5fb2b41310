/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "../frames_in_state.h"

TITLE("ClearAllFramePops keeps another environment's FramePop requests for a virtual thread.");

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    say("%sFramePop: %s on %s", side(env), method_name(method), thread_name(thread));
}

static void load(JavaVM *vm, char *options)
{
    jvmtiCapabilities capabilities = {.can_generate_frame_pop_events = 1};
    second_environment = new_environment_with(&capabilities);
}

static void request(jvmtiEnv *env, jthread thread, const char *name, const char *method)
{
    say("%s%s: %s", side(env), name,
        error_name(ti_if_able_in(env, NotifyFramePop, thread, depth_of_method(thread, method))));
}

static void act(JNIEnv *jni, jthread thread)
{
    on(FramePop, popped);
    must_in(second_environment, SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
    must_in(second_environment, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_FRAME_POP,
            NULL);
    must(SuspendThread, thread);
    request(assay_env, thread, "outer", OUTER);
    request(second_environment, thread, "outer", OUTER);
    request(assay_env, thread, "run", RUN);
    request(second_environment, thread, "run", RUN);
    say("ClearAllFramePops: %s", error_name(clear_all_frame_pops(assay_env, thread)));
    must(ResumeThread, thread);
}

TEST(.target = "virtual_thread.FramesInState", .since = 25, .vm_args = LIST(CARRIERS), .load = load,
     .probe = frames_probe, .cases = EVERY_STATE,
     .needs = {.can_generate_frame_pop_events = 1, .can_suspend = 1});
