/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetMethodDeclaringClass works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jclass declaring;
    return ti_in(env, GetMethodDeclaringClass, with.method, &declaring);
}

CONDITIONS("GetMethodDeclaringClass", .cases = LIST("unattached-thread", "disposed-environment",
                                                    "load", "unload", "start", "live"));
