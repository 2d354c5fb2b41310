/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("IsModifiableClass is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jboolean answer;
    return ti_in(env, IsModifiableClass, with.klass, &answer);
}

REFUSED("IsModifiableClass", .since = 11,
        .cases = LIST("unattached-thread", "disposed-environment", "load", "unload"));
