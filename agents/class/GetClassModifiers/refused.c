/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetClassModifiers is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jint modifiers;
    return ti_in(env, GetClassModifiers, with.klass, &modifiers);
}

REFUSED("GetClassModifiers",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "unload"));
