/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetImplementedInterfaces works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    jclass *interfaces;
    return ti_in(env, GetImplementedInterfaces, with.klass, &count, &interfaces);
}

CONDITIONS("GetImplementedInterfaces", .cases = LIST("unattached-thread", "disposed-environment",
                                                     "load", "unload", "start", "live"));
