/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetPotentialCapabilities succeeds where it may be called and returns the specified error elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jvmtiCapabilities capabilities;
    return ti_in(env, GetPotentialCapabilities, &capabilities);
}

CONDITIONS("GetPotentialCapabilities", .cases = LIST("unattached-thread", "disposed-environment",
                                                     "start", "unload", "load", "live"));
