/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetSourceFileName works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    char *name;
    return ti_in(env, GetSourceFileName, with.klass, &name);
}

CONDITIONS("GetSourceFileName", .needs = {.can_get_source_file_name = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "unload",
                         "without-capability", "relinquished-capability", "start", "live"));
