/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetClassMethods works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    jmethodID *methods;
    return ti_in(env, GetClassMethods, with.klass, &count, &methods);
}

CONDITIONS("GetClassMethods", .cases = LIST("unattached-thread", "disposed-environment", "load",
                                            "unload", "start", "live"));
