/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("SetFieldAccessWatch works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, SetFieldAccessWatch, with.klass, with.field);
}

CONDITIONS("SetFieldAccessWatch", .needs = {.can_generate_field_access_events = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "without-capability", "relinquished-capability", "live"));
