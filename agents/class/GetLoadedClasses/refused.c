/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetLoadedClasses is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    jclass *classes;
    return ti_in(env, GetLoadedClasses, &count, &classes);
}

REFUSED("GetLoadedClasses",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload"));
