/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetSystemProperty is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    char *value;
    return ti_in(env, GetSystemProperty, "java.vm.name", &value);
}

REFUSED("GetSystemProperty",
        .cases = LIST("unattached-thread", "disposed-environment", "start", "unload"));
