/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("IsModifiableModule is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jboolean answer;
    return ti_in(env, IsModifiableModule, with.module, &answer);
}

REFUSED("IsModifiableModule", .since = 9,
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload"));
