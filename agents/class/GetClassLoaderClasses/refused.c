/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetClassLoaderClasses is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    jclass *classes;
    return ti_in(env, GetClassLoaderClasses, NULL, &count, &classes);
}

REFUSED("GetClassLoaderClasses",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload"));
