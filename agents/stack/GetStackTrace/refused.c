/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetStackTrace is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jvmtiFrameInfo frames[4];
    jint count;
    return ti_in(env, GetStackTrace, with.thread, 0, 4, frames, &count);
}

REFUSED("GetStackTrace",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload"));
