/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetAllThreads is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    jthread *threads;
    return ti_in(env, GetAllThreads, &count, &threads);
}

REFUSED("GetAllThreads",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload"));
