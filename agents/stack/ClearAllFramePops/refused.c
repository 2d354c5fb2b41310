/* SPDX-License-Identifier: Apache-2.0 */
#include "newer.h"
#include "refused.h"

TITLE("ClearAllFramePops is refused from a thread that is not attached, through a disposed "
      "environment, outside its phases and without its capability.");

static jvmtiError call(jvmtiEnv *env)
{
    return clear_all_frame_pops(env, with.thread);
}

REFUSED("ClearAllFramePops", .since = 25,
        .needs = {.can_generate_frame_pop_events = 1, .can_suspend = 1},
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                      "without-capability", "relinquished-capability"));
