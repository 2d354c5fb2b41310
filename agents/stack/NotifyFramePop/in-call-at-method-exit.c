/* SPDX-License-Identifier: Apache-2.0 */
#include "../chain.h"

TITLE("NotifyFramePop in or after a call that a MethodExit callback makes applies to its own frame.");

/* The topmost frame is that of inner, which is about to begin. */
static void JNICALL on_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                  jlocation location)
{
    must(ClearBreakpoint, method, 0);
    request_frame_pop(NULL, 0);
}

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    if (!is_first_exit_of_middle(method))
        return;
    if (is_case("in-call"))
        must(SetBreakpoint, inner_of_chain(jni), 0);
    call_inner(jni);
    say("called");
    if (is_case("after-call"))
        say("request 0: %s", error_name(ti(NotifyFramePop, NULL, 0)));
}

static void observe(JNIEnv *jni, jobject unused)
{
    jthread self = NULL;
    must(GetCurrentThread, &self);
    on(FramePop, on_frame_pop);
    on(Breakpoint, on_breakpoint);
    on_thread(MethodExit, left, self);
}

TEST(.target = "stack.Chain", .probe = observe, .cases = LIST("in-call", "after-call"),
     .needs = {.can_generate_frame_pop_events = 1,
               .can_generate_method_exit_events = 1,
               .can_generate_breakpoint_events = 1});
