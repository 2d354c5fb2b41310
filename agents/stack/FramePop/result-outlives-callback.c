/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("An object that is being returned stays alive through a FramePop callback that collects garbage.");

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    say("FramePop: %s by exception %s", method_name(method), truth(by_exception));
    collect_and_refill(jni);
}

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    const char own[] = "Lstack/NewObjects;.";
    if (strncmp(method_name(method), own, strlen(own)) == 0)
        collect_and_refill(jni);
}

static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(FramePop, popped);
    must(NotifyFramePop, NULL, 1);
    if (is_case("beside-method-exit"))
        on(MethodExit, left);
    if (is_case("beside-single-step"))
        on(SingleStep, stepped);
}

TEST(.target = "stack.NewObjects", .probe = observe,
     .needs = {.can_generate_frame_pop_events = 1,
               .can_generate_method_exit_events = 1,
               .can_generate_single_step_events = 1},
     .cases = LIST("frame-pop", "beside-method-exit", "beside-single-step"));
