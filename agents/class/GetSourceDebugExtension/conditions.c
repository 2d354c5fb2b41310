/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetSourceDebugExtension works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    char *extension;
    return ti_in(env, GetSourceDebugExtension, with.klass, &extension);
}

CONDITIONS("GetSourceDebugExtension", .needs = {.can_get_source_debug_extension = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "unload",
                         "without-capability", "relinquished-capability", "start"));
