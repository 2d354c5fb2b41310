/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("ClearFieldModificationWatch is refused from a thread that is not attached, through a "
      "disposed environment, outside its phases and without its capability.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, ClearFieldModificationWatch, with.klass, with.field);
}

REFUSED("ClearFieldModificationWatch", .needs = {.can_generate_field_modification_events = 1},
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                      "without-capability", "relinquished-capability"));
