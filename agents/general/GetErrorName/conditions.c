/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetErrorName works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    char *name;
    return ti_in(env, GetErrorName, JVMTI_ERROR_NONE, &name);
}

CONDITIONS("GetErrorName",
           .cases = LIST("disposed-environment", "load", "start", "live", "unload"));
