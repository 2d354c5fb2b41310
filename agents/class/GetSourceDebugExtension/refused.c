/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetSourceDebugExtension is refused from a thread that is not attached, through a "
      "disposed environment, outside its phases and without its capability.");

static jvmtiError call(jvmtiEnv *env)
{
    char *extension;
    return ti_in(env, GetSourceDebugExtension, with.klass, &extension);
}

REFUSED("GetSourceDebugExtension", .needs = {.can_get_source_debug_extension = 1},
        .cases = LIST("unattached-thread", "disposed-environment", "load", "unload",
                      "without-capability", "relinquished-capability"));
