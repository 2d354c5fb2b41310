/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("IsMethodNative is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jboolean answer;
    return ti_in(env, IsMethodNative, with.method, &answer);
}

REFUSED("IsMethodNative",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "unload"));
