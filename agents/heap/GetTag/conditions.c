/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetTag works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jlong tag;
    return ti_in(env, GetTag, with.object, &tag);
}

CONDITIONS("GetTag", .needs = {.can_tag_objects = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "unload",
                         "without-capability", "relinquished-capability", "start", "live"));
