/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"
#include "events.h"
#include "frames.h"

TITLE("NotifyFramePop applies to frames of a thread that is suspended in its callback of an event.");

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    bool is_of_target = strncmp(method_name(method), "Lstack/Chain;", 13) == 0;
    say("FramePop: %s by exception %s", is_of_target ? method_name(method) : "another method",
        truth(by_exception));
}

/* The callback is no method: the frame in which the event was posted has depth 0. */
static void request_own_and_callers(JNIEnv *jni, void *thread)
{
    must(SuspendThread, thread);
    request_frame_pop(thread, 0);
    request_frame_pop(thread, 1);
    must(ResumeThread, thread);
}

/* The thread that asks has come and gone before this one goes on. */
static void have_requested(JNIEnv *jni, jthread thread)
{
    run_attached("asking", NULL, false, request_own_and_callers, (*jni)->NewGlobalRef(jni, thread));
}

/* The first step comes in the call of inner() that is active now, the other events in the next one. */
static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "stack/Chain");
    jmethodID inner = static_method_id(jni, klass, "inner", "(I)I");
    on(FramePop, popped);
    act_at_first_event(event_of_case(), current_thread(), inner, have_requested);
    if (is_case("breakpoint"))
        must(SetBreakpoint, inner, 0);
    if (is_case("field-access"))
        must(SetFieldAccessWatch, klass, static_field_id(jni, klass, "probed", "Z"));
}

TEST(.target = "stack.Chain", .probe = observe,
     .cases = LIST("breakpoint", "method-entry", "single-step", "field-access"),
     .needs = {.can_generate_frame_pop_events = 1,
               .can_suspend = 1,
               .can_generate_breakpoint_events = 1,
               .can_generate_method_entry_events = 1,
               .can_generate_single_step_events = 1,
               .can_generate_field_access_events = 1});
