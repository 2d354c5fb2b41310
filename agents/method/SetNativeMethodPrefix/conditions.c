/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("SetNativeMethodPrefix works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, SetNativeMethodPrefix, "prefix_");
}

CONDITIONS("SetNativeMethodPrefix", .needs = {.can_set_native_method_prefix = 1},
           .cases = LIST("disposed-environment", "without-capability", "relinquished-capability",
                         "load", "start", "live", "unload"));
