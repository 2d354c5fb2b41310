/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetFrameLocation succeeds where it may be called and returns the specified error elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jmethodID method;
    jlocation location;
    return ti_in(env, GetFrameLocation, with.thread, 0, &method, &location);
}

CONDITIONS("GetFrameLocation", .cases = LIST("unattached-thread", "disposed-environment", "load",
                                             "start", "unload", "live"));
