/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetFieldDeclaringClass is refused from a thread that is not attached, through a "
      "disposed environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jclass declaring;
    return ti_in(env, GetFieldDeclaringClass, with.klass, with.field, &declaring);
}

REFUSED("GetFieldDeclaringClass",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "unload"));
