/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetThreadState works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jint state;
    return ti_in(env, GetThreadState, with.thread, &state);
}

CONDITIONS("GetThreadState", .cases = LIST("unattached-thread", "disposed-environment", "load",
                                           "start", "unload", "live"));
