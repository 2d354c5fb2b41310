/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("SetNativeMethodPrefixes is refused through a disposed environment and without its "
      "capability.");

static jvmtiError call(jvmtiEnv *env)
{
    char *prefixes[] = {"prefix_"};
    return ti_in(env, SetNativeMethodPrefixes, 1, prefixes);
}

REFUSED("SetNativeMethodPrefixes", .needs = {.can_set_native_method_prefix = 1},
        .cases = LIST("disposed-environment", "without-capability",
                      "relinquished-capability"));
