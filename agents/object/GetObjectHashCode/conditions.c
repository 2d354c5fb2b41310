/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetObjectHashCode works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jint code;
    return ti_in(env, GetObjectHashCode, with.object, &code);
}

CONDITIONS("GetObjectHashCode", .cases = LIST("unattached-thread", "disposed-environment", "load",
                                              "unload", "start", "live"));
