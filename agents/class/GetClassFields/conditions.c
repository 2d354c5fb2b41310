/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetClassFields works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    jfieldID *fields;
    return ti_in(env, GetClassFields, with.klass, &count, &fields);
}

CONDITIONS("GetClassFields", .cases = LIST("unattached-thread", "disposed-environment", "load",
                                           "unload", "start", "live"));
