/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetSourceFileName is refused from a thread that is not attached, through a disposed "
      "environment, outside its phases and without its capability.");

static jvmtiError call(jvmtiEnv *env)
{
    char *name;
    return ti_in(env, GetSourceFileName, with.klass, &name);
}

REFUSED("GetSourceFileName", .needs = {.can_get_source_file_name = 1},
        .cases = LIST("unattached-thread", "disposed-environment", "load", "unload",
                      "without-capability", "relinquished-capability"));
