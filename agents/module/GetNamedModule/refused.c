/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetNamedModule is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jobject module;
    return ti_in(env, GetNamedModule, NULL, "java/lang", &module);
}

REFUSED("GetNamedModule", .since = 9,
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload"));
