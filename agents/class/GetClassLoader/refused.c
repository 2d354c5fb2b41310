/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetClassLoader is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jobject loader;
    return ti_in(env, GetClassLoader, with.klass, &loader);
}

REFUSED("GetClassLoader",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "unload"));
