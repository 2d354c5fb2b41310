/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetThreadLocalStorage is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    void *data;
    return ti_in(env, GetThreadLocalStorage, with.thread, &data);
}

REFUSED("GetThreadLocalStorage",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "unload"));
