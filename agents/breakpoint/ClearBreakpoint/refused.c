/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("ClearBreakpoint is refused from a thread that is not attached, through a disposed "
      "environment, outside its phases and without its capability.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, ClearBreakpoint, with.method, 0);
}

REFUSED("ClearBreakpoint", .needs = {.can_generate_breakpoint_events = 1},
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                      "without-capability", "relinquished-capability"));
