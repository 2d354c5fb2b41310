/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetExtensionEvents works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    jvmtiExtensionEventInfo *events;
    return ti_in(env, GetExtensionEvents, &count, &events);
}

CONDITIONS("GetExtensionEvents", .cases = LIST("unattached-thread", "disposed-environment", "start",
                                               "unload", "load", "live"));
