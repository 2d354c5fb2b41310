/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetLineNumberTable is refused from a thread that is not attached, through a disposed "
      "environment, outside its phases and without its capability.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    jvmtiLineNumberEntry *lines;
    return ti_in(env, GetLineNumberTable, with.method, &count, &lines);
}

REFUSED("GetLineNumberTable", .needs = {.can_get_line_numbers = 1},
        .cases = LIST("unattached-thread", "disposed-environment", "load", "unload",
                      "without-capability", "relinquished-capability"));
