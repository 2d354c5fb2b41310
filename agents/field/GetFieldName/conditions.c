/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetFieldName works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    char *name;
    return ti_in(env, GetFieldName, with.klass, with.field, &name, NULL, NULL);
}

CONDITIONS("GetFieldName", .cases = LIST("unattached-thread", "disposed-environment", "load",
                                         "unload", "start", "live"));
