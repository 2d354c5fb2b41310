/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("SetLocalDouble is refused from a thread that is not attached, through a disposed "
      "environment, outside its phases and without its capability.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, SetLocalDouble, with.thread, 0, 5, 7);
}

REFUSED("SetLocalDouble", .needs = {.can_access_local_variables = 1, .can_suspend = 1},
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                      "without-capability", "relinquished-capability"));
