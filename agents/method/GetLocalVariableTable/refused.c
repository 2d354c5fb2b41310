/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetLocalVariableTable is refused from a thread that is not attached, through a disposed "
      "environment, outside its phases and without its capability.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    jvmtiLocalVariableEntry *variables;
    return ti_in(env, GetLocalVariableTable, with.method, &count, &variables);
}

REFUSED("GetLocalVariableTable", .needs = {.can_access_local_variables = 1},
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                      "without-capability", "relinquished-capability"));
