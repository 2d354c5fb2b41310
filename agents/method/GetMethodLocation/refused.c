/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetMethodLocation is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jlocation first;
    jlocation last;
    return ti_in(env, GetMethodLocation, with.method, &first, &last);
}

REFUSED("GetMethodLocation",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "unload"));
