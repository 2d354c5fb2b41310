/* SPDX-License-Identifier: Apache-2.0 */
#include "../refused_calls.h"

TITLE("Calls that are refused for a thread leave its FramePop requests and breakpoints as they were.");

static jvmtiError call_refused(jthread thread, jint inner)
{
    if (is_case("pop-frame-running") || is_case("early-return-running"))
        must(ResumeThread, thread);
    jvmtiError error = JVMTI_ERROR_NONE;
    if (is_case("request-opaque"))
        error = ti(NotifyFramePop, thread, inner + 2);
    else if (is_case("request-beyond"))
        error = ti(NotifyFramePop, thread, NO_SUCH_FRAME);
    else if (is_case("set-local-opaque"))
        error = ti(SetLocalObject, thread, inner + 2, 0, NULL);
    else if (is_case("set-local-beyond"))
        error = ti(SetLocalInt, thread, NO_SUCH_FRAME, 0, 7);
    else if (is_case("set-local-slot"))
        error = ti_if_able(SetLocalInt, thread, inner, 1000, 7);
    else if (is_case("early-return-type"))
        error = ti_if_able(ForceEarlyReturnVoid, thread);
    else if (is_case("early-return-native"))
        error = ti(ForceEarlyReturnVoid, thread);
    else if (is_case("early-return-running"))
        error = ti(ForceEarlyReturnInt, thread, 7);
    else
        error = ti(PopFrame, thread);
    if (is_case("pop-frame-running") || is_case("early-return-running"))
        must(SuspendThread, thread);
    if (error == JVMTI_ERROR_NONE && (is_case("set-local-slot") || is_case("early-return-type")))
        inapplicable("the JVM need not detect this error, and does not");
    return error;
}

TEST(.target = "stack.RefusedCalls", .load = refused_load, .probe = refused_probe,
     .cases = LIST("pop-frame", "pop-frame-native", "pop-frame-running", "early-return-type",
                   "early-return-native", "early-return-running", "set-local-slot",
                   "set-local-beyond", "set-local-opaque", "request-beyond", "request-opaque"),
     .needs = {.can_suspend = 1,
               .can_pop_frame = 1,
               .can_force_early_return = 1,
               .can_access_local_variables = 1,
               .can_generate_breakpoint_events = 1,
               .can_generate_frame_pop_events = 1});
