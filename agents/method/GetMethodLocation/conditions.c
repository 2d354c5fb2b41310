/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetMethodLocation works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jlocation first;
    jlocation last;
    return ti_in(env, GetMethodLocation, with.method, &first, &last);
}

CONDITIONS("GetMethodLocation", .cases = LIST("unattached-thread", "disposed-environment", "load",
                                              "unload", "start", "live"));
