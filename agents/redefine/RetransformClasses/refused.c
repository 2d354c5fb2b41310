/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("RetransformClasses is refused from a thread that is not attached, through a disposed "
      "environment, outside its phases and without its capability.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, RetransformClasses, 1, &with.klass);
}

REFUSED("RetransformClasses", .needs = {.can_retransform_classes = 1},
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                      "without-capability", "relinquished-capability"));
