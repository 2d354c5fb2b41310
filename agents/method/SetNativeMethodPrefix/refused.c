/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("SetNativeMethodPrefix is refused through a disposed environment and without its "
      "capability.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, SetNativeMethodPrefix, "prefix_");
}

REFUSED("SetNativeMethodPrefix", .needs = {.can_set_native_method_prefix = 1},
        .cases = LIST("disposed-environment", "without-capability",
                      "relinquished-capability"));
