/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetCapabilities succeeds where it may be called and returns the specified error elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jvmtiCapabilities capabilities;
    return ti_in(env, GetCapabilities, &capabilities);
}

CONDITIONS("GetCapabilities",
           .cases = LIST("disposed-environment", "load", "start", "live", "unload"));
