/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetMethodDeclaringClass is refused from a thread that is not attached, through a "
      "disposed environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jclass declaring;
    return ti_in(env, GetMethodDeclaringClass, with.method, &declaring);
}

REFUSED("GetMethodDeclaringClass",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "unload"));
