/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetFieldDeclaringClass works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jclass declaring;
    return ti_in(env, GetFieldDeclaringClass, with.klass, with.field, &declaring);
}

CONDITIONS("GetFieldDeclaringClass", .cases = LIST("unattached-thread", "disposed-environment",
                                                   "load", "unload", "start", "live"));
