/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "../compiled_frames.h"

TITLE("ClearAllFramePops keeps another environment's requests for compiled frames of a virtual thread.");

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

static void request(JNIEnv *jni, jvmtiEnv *env, jthread thread, int which)
{
    say("%s%s: %s", side(env), compiled_names[which],
        error_name(ti_if_able_in(env, NotifyFramePop, thread, compiled_depth(thread, which))));
}

static void act(JNIEnv *jni, jthread thread)
{
    on(FramePop, popped);
    must_in(second_environment, SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
    must_in(second_environment, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_FRAME_POP,
            NULL);
    must(SuspendThread, thread);
    request(jni, second_environment, thread, INNER);
    request(jni, second_environment, thread, MIDDLE);
    request(jni, assay_env, thread, MIDDLE);
    request(jni, assay_env, thread, OUTER);
    say("ClearAllFramePops: %s", error_name(clear_all_frame_pops(assay_env, thread)));
    request(jni, second_environment, thread, OUTER);
    must(ResumeThread, thread);
}

TEST(.target = "virtual_thread.CompiledFrames", .since = 25,
     .vm_args = LIST(CARRIERS, COMPILED_BEFORE), .load = load, .probe = compiled_frames_probe,
     .cases = COMPILED_STATES, .needs = {.can_generate_frame_pop_events = 1, .can_suspend = 1});
