/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("SetTag is refused from a thread that is not attached, through a disposed environment, "
      "outside its phases and without its capability.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, SetTag, with.object, 7);
}

REFUSED("SetTag", .needs = {.can_tag_objects = 1},
        .cases = LIST("unattached-thread", "disposed-environment", "load", "unload",
                      "without-capability", "relinquished-capability"));
