/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetSystemProperty is refused where it may not be called.");

static jvmtiError call(jvmtiEnv *env)
{
    char *value;
    return ti_in(env, GetSystemProperty, "assay.word", &value);
}

CONDITIONS("GetSystemProperty", .vm_args = LIST("-Dassay.word=seven"),
           .cases = LIST("unattached-thread", "disposed-environment", "start", "unload"));
