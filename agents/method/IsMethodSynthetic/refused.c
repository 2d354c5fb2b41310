/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("IsMethodSynthetic is refused from a thread that is not attached, through a disposed "
      "environment, outside its phases and without its capability.");

static jvmtiError call(jvmtiEnv *env)
{
    jboolean answer;
    return ti_in(env, IsMethodSynthetic, with.method, &answer);
}

REFUSED("IsMethodSynthetic", .needs = {.can_get_synthetic_attribute = 1},
        .cases = LIST("unattached-thread", "disposed-environment", "load", "unload",
                      "without-capability", "relinquished-capability"));
