/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetExtensionFunctions succeeds where it may be called and returns the specified error elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    jvmtiExtensionFunctionInfo *functions;
    return ti_in(env, GetExtensionFunctions, &count, &functions);
}

CONDITIONS("GetExtensionFunctions", .cases = LIST("unattached-thread", "disposed-environment",
                                                  "start", "unload", "load", "live"));
