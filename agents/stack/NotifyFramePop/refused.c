/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("NotifyFramePop is refused from a thread that is not attached, through a disposed "
      "environment, outside its phases and without its capability.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, NotifyFramePop, with.thread, 0);
}

REFUSED("NotifyFramePop", .needs = {.can_generate_frame_pop_events = 1, .can_suspend = 1},
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                      "without-capability", "relinquished-capability"));
