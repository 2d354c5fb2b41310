/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetJLocationFormat works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jvmtiJlocationFormat format;
    return ti_in(env, GetJLocationFormat, &format);
}

CONDITIONS("GetJLocationFormat",
           .cases = LIST("disposed-environment", "load", "start", "live", "unload"));
