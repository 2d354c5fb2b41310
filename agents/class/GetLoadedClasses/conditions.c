/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetLoadedClasses works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    jclass *classes;
    return ti_in(env, GetLoadedClasses, &count, &classes);
}

CONDITIONS("GetLoadedClasses", .cases = LIST("unattached-thread", "disposed-environment", "load",
                                             "start", "unload", "live"));
