/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("SetSystemProperty is refused where it may not be called.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, SetSystemProperty, "assay.property", "value");
}

CONDITIONS("SetSystemProperty", .vm_args = LIST("-Dassay.property=1"),
           .cases = LIST("start", "live", "unload"));
