/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetStackTrace succeeds where it may be called and returns the specified error elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jvmtiFrameInfo frames[4] = {{0}};
    jint count;
    return ti_in(env, GetStackTrace, with.thread, 0, 4, frames, &count);
}

CONDITIONS("GetStackTrace", .cases = LIST("unattached-thread", "disposed-environment", "load",
                                          "start", "unload", "live"));
