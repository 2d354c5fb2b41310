/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "frames.h"
#include "threads.h"
#include "virtual.h"

TITLE("ClearAllFramePops keeps another environment's requests for frames of compiled methods.");

/* Depth 1 is Probing.run, 2 inner, 3 middle, 4 outer. */
enum { INNER = 2, MIDDLE, OUTER };

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    say("%s, FramePop: %s", recipient(env, jni, thread), method_name(method));
}

static void load(JavaVM *vm, char *options)
{
    jvmtiCapabilities capabilities = {.can_generate_frame_pop_events = 1};
    second_environment = new_environment_with(&capabilities);
}

static void request_in_second(jthread thread, jint depth)
{
    say("second, request %d: %s", (int)depth,
        error_name(ti_if_able_in(second_environment, NotifyFramePop, thread, depth)));
}

static void act(jthread thread)
{
    request_in_second(thread, INNER);
    request_in_second(thread, MIDDLE);
    request_frame_pop(thread, MIDDLE);
    request_frame_pop(thread, OUTER);
    say("ClearAllFramePops: %s", error_name(clear_all_frame_pops(assay_env, thread)));
    request_in_second(thread, OUTER);
}

static void JNICALL act_from_outside(jvmtiEnv *env, JNIEnv *jni, void *thread)
{
    await_arrival("acted");
    must(SuspendThread, thread);
    act(thread);
    must(ResumeThread, thread);
    release_point("acted");
}

static void observe(JNIEnv *jni, jobject unused)
{
    jthread self = NULL;
    on(FramePop, popped);
    must_in(second_environment, SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
    enable_in(second_environment, JVMTI_EVENT_FRAME_POP, NULL);
    if (is_case("own")) {
        act(NULL);
        return;
    }
    must(GetCurrentThread, &self);
    start_agent_thread(jni, "agent", act_from_outside, (*jni)->NewGlobalRef(jni, self));
    arrive_and_wait("acted");
}

TEST(.target = "stack.CompiledChain", .load = load, .probe = observe,
     .vm_args = LIST(COMPILED_BEFORE), .since = 25, .cases = LIST("own", "suspended"),
     .needs = {.can_generate_frame_pop_events = 1, .can_suspend = 1});
