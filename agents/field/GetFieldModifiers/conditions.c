/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetFieldModifiers works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jint modifiers;
    return ti_in(env, GetFieldModifiers, with.klass, with.field, &modifiers);
}

CONDITIONS("GetFieldModifiers", .cases = LIST("unattached-thread", "disposed-environment", "load",
                                              "unload", "start", "live"));
