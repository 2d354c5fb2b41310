/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("SetSystemProperty is refused outside Agent_OnLoad.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, SetSystemProperty, "assay.property", "value");
}

REFUSED("SetSystemProperty",
        .cases = LIST("start", "live", "unload"));
