/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetExtensionFunctions is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    jvmtiExtensionFunctionInfo *functions;
    return ti_in(env, GetExtensionFunctions, &count, &functions);
}

REFUSED("GetExtensionFunctions",
        .cases = LIST("unattached-thread", "disposed-environment", "start", "unload"));
