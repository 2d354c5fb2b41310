/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetVersionNumber works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jint version;
    return ti_in(env, GetVersionNumber, &version);
}

CONDITIONS("GetVersionNumber",
           .cases = LIST("disposed-environment", "load", "start", "live", "unload"));
