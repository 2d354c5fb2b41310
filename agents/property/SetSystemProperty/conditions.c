/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("SetSystemProperty is refused where it may not be called.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, SetSystemProperty, "assay.property", "value");
}

CONDITIONS("SetSystemProperty", .cases = LIST("start", "live", "unload"));
