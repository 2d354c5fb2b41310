/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("IsFieldSynthetic works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jboolean answer;
    return ti_in(env, IsFieldSynthetic, with.klass, with.field, &answer);
}

CONDITIONS("IsFieldSynthetic", .needs = {.can_get_synthetic_attribute = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "unload",
                         "without-capability", "relinquished-capability", "start", "live"));
