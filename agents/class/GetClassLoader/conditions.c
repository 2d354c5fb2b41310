/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetClassLoader works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jobject loader;
    return ti_in(env, GetClassLoader, with.klass, &loader);
}

CONDITIONS("GetClassLoader", .cases = LIST("unattached-thread", "disposed-environment", "load",
                                           "unload", "start", "live"));
