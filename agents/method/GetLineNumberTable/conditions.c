/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetLineNumberTable works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    jvmtiLineNumberEntry *lines;
    return ti_in(env, GetLineNumberTable, with.method, &count, &lines);
}

CONDITIONS("GetLineNumberTable", .needs = {.can_get_line_numbers = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "unload",
                         "without-capability", "relinquished-capability", "start", "live"));
