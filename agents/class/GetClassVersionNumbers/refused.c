/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetClassVersionNumbers is refused from a thread that is not attached, through a "
      "disposed environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jint minor;
    jint major;
    return ti_in(env, GetClassVersionNumbers, with.klass, &minor, &major);
}

REFUSED("GetClassVersionNumbers",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "unload"));
