/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("SetExtensionEventCallback is refused where it may not be called.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, SetExtensionEventCallback, 0, NULL);
}

CONDITIONS("SetExtensionEventCallback",
        .cases = LIST("unattached-thread", "disposed-environment", "start", "unload"));
