/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("SetNativeMethodPrefixes works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    char *prefixes[] = {"prefix_"};
    return ti_in(env, SetNativeMethodPrefixes, 1, prefixes);
}

CONDITIONS("SetNativeMethodPrefixes", .needs = {.can_set_native_method_prefix = 1},
           .cases = LIST("disposed-environment", "without-capability", "relinquished-capability",
                         "load", "start", "live", "unload"));
