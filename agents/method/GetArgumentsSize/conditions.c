/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetArgumentsSize works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jint size;
    return ti_in(env, GetArgumentsSize, with.method, &size);
}

CONDITIONS("GetArgumentsSize", .cases = LIST("unattached-thread", "disposed-environment", "load",
                                             "unload", "start", "live"));
