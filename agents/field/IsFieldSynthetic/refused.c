/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("IsFieldSynthetic is refused from a thread that is not attached, through a disposed "
      "environment, outside its phases and without its capability.");

static jvmtiError call(jvmtiEnv *env)
{
    jboolean answer;
    return ti_in(env, IsFieldSynthetic, with.klass, with.field, &answer);
}

REFUSED("IsFieldSynthetic", .needs = {.can_get_synthetic_attribute = 1},
        .cases = LIST("unattached-thread", "disposed-environment", "load", "unload",
                      "without-capability", "relinquished-capability"));
