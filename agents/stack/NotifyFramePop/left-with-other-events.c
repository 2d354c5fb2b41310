/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "threads.h"

TITLE("NotifyFramePop requests end with their frame while other events come and FramePop is disabled.");

static void JNICALL exited(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception, jvalue value)
{
}

static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
}

static void observe(JNIEnv *jni, jobject subject)
{
    if (asks_for_case(jni, subject)) {
        if (is_case("exception-single-step") || is_case("return-single-step"))
            on_thread(SingleStep, stepped, current_thread());
        else
            on_thread(MethodExit, exited, current_thread());
        return;
    }
    const char *caller = to_string(jni, subject);
    if (strcmp(caller, "second") == 0) {
        on(FramePop, on_frame_pop);
        return;
    }
    if (strcmp(caller, "first") == 0)
        on(FramePop, on_frame_pop);
    request_frame_pop(NULL, 1);
    if (strcmp(caller, "first") == 0)
        off(FramePop);
}

TEST(.target = "stack.LeftInTurn", .probe = observe,
     .needs = {.can_generate_frame_pop_events = 1,
               .can_generate_method_exit_events = 1,
               .can_generate_single_step_events = 1},
     .cases = LIST("exception-method-exit", "exception-single-step", "return-method-exit",
                   "return-single-step"));
