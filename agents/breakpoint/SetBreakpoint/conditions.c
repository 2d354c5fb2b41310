/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("SetBreakpoint succeeds where it may be called and returns the specified error elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, SetBreakpoint, with.method, 0);
}

CONDITIONS("SetBreakpoint", .needs = {.can_generate_breakpoint_events = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "without-capability", "relinquished-capability", "live"));
