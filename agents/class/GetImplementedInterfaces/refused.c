/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetImplementedInterfaces is refused from a thread that is not attached, through a "
      "disposed environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    jclass *interfaces;
    return ti_in(env, GetImplementedInterfaces, with.klass, &count, &interfaces);
}

REFUSED("GetImplementedInterfaces",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "unload"));
