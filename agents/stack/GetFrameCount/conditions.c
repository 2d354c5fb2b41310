/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetFrameCount succeeds where it may be called and returns the specified error elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    return ti_in(env, GetFrameCount, with.thread, &count);
}

CONDITIONS("GetFrameCount", .cases = LIST("unattached-thread", "disposed-environment", "load",
                                          "start", "unload", "live"));
