/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"
#include "virtual.h"

TITLE("ClearAllFramePops succeeds where it may be called and returns the specified error elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    return clear_all_frame_pops(env, with.thread);
}

CONDITIONS("ClearAllFramePops", .since = 25,
           .needs = {.can_generate_frame_pop_events = 1, .can_suspend = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "without-capability", "relinquished-capability", "live"));
