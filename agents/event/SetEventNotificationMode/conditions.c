/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("SetEventNotificationMode works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_CLASS_LOAD, NULL);
}

CONDITIONS("SetEventNotificationMode", .cases = LIST("unattached-thread", "disposed-environment",
                                                     "start", "unload", "load", "live"));
