/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("InterruptThread is refused from a thread that is not attached, through a disposed "
      "environment, outside its phases and without its capability.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, InterruptThread, with.thread);
}

REFUSED("InterruptThread", .needs = {.can_signal_thread = 1},
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                      "without-capability", "relinquished-capability"));
