/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("IsArrayClass is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jboolean answer;
    return ti_in(env, IsArrayClass, with.klass, &answer);
}

REFUSED("IsArrayClass",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "unload"));
