/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetMaxLocals works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jint locals;
    return ti_in(env, GetMaxLocals, with.method, &locals);
}

CONDITIONS("GetMaxLocals", .cases = LIST("unattached-thread", "disposed-environment", "load",
                                         "unload", "start", "live"));
