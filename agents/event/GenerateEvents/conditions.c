/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GenerateEvents works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, GenerateEvents, JVMTI_EVENT_DYNAMIC_CODE_GENERATED);
}

CONDITIONS("GenerateEvents", .cases = LIST("unattached-thread", "disposed-environment", "load",
                                           "start", "unload", "live"));
