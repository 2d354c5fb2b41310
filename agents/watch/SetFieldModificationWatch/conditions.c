/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("SetFieldModificationWatch works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, SetFieldModificationWatch, with.klass, with.field);
}

CONDITIONS("SetFieldModificationWatch", .needs = {.can_generate_field_modification_events = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "without-capability", "relinquished-capability", "live"));
