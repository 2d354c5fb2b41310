/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetThreadState is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jint state;
    return ti_in(env, GetThreadState, with.thread, &state);
}

REFUSED("GetThreadState",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload"));
