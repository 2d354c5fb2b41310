/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("SetThreadLocalStorage is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    static int data;
    return ti_in(env, SetThreadLocalStorage, with.thread, &data);
}

REFUSED("SetThreadLocalStorage",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "unload"));
