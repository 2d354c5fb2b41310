/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetLocalVariableTable works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    jvmtiLocalVariableEntry *variables;
    return ti_in(env, GetLocalVariableTable, with.method, &count, &variables);
}

CONDITIONS("GetLocalVariableTable", .needs = {.can_access_local_variables = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "without-capability", "relinquished-capability", "live"));
