/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetExtensionEvents succeeds where it may be called and returns the specified error elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    jvmtiExtensionEventInfo *events;
    return ti_in(env, GetExtensionEvents, &count, &events);
}

CONDITIONS("GetExtensionEvents", .cases = LIST("unattached-thread", "disposed-environment", "start",
                                               "unload", "load", "live"));
