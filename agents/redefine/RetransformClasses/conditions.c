/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("RetransformClasses works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, RetransformClasses, 1, &with.klass);
}

CONDITIONS("RetransformClasses", .needs = {.can_retransform_classes = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "without-capability", "relinquished-capability", "live"));
