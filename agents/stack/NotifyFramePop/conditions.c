/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("NotifyFramePop succeeds where it may be called and returns the specified error elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, NotifyFramePop, with.thread, 0);
}

CONDITIONS("NotifyFramePop", .needs = {.can_generate_frame_pop_events = 1, .can_suspend = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "without-capability", "relinquished-capability", "live"));
