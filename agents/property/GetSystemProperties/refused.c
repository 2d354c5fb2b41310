/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetSystemProperties is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    char **names;
    return ti_in(env, GetSystemProperties, &count, &names);
}

REFUSED("GetSystemProperties",
        .cases = LIST("unattached-thread", "disposed-environment", "start", "unload"));
