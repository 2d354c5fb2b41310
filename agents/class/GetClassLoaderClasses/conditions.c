/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetClassLoaderClasses works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    jclass *classes;
    return ti_in(env, GetClassLoaderClasses, NULL, &count, &classes);
}

CONDITIONS("GetClassLoaderClasses", .cases = LIST("unattached-thread", "disposed-environment",
                                                  "load", "start", "unload", "live"));
