/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetClassStatus works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jint status;
    return ti_in(env, GetClassStatus, with.klass, &status);
}

CONDITIONS("GetClassStatus", .cases = LIST("unattached-thread", "disposed-environment", "load",
                                           "unload", "start", "live"));
