/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("SetTag works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, SetTag, with.object, 7);
}

CONDITIONS("SetTag", .needs = {.can_tag_objects = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "unload",
                         "without-capability", "relinquished-capability", "start", "live"));
