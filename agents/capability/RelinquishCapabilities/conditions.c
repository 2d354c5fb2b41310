/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("RelinquishCapabilities succeeds where it may be called and returns the specified error elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    static const jvmtiCapabilities none;
    return ti_in(env, RelinquishCapabilities, &none);
}

CONDITIONS("RelinquishCapabilities", .cases = LIST("unattached-thread", "disposed-environment",
                                                   "start", "unload", "load", "live"));
