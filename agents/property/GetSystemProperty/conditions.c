/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetSystemProperty is refused where it may not be called.");

static jvmtiError call(jvmtiEnv *env)
{
    char *value;
    return ti_in(env, GetSystemProperty, "java.vm.name", &value);
}

CONDITIONS("GetSystemProperty",
        .cases = LIST("unattached-thread", "disposed-environment", "start", "unload"));
