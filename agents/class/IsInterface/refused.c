/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("IsInterface is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jboolean answer;
    return ti_in(env, IsInterface, with.klass, &answer);
}

REFUSED("IsInterface",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "unload"));
