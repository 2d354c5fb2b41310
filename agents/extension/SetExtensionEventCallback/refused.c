/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("SetExtensionEventCallback is refused from a thread that is not attached, through a "
      "disposed environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, SetExtensionEventCallback, 0, NULL);
}

REFUSED("SetExtensionEventCallback",
        .cases = LIST("unattached-thread", "disposed-environment", "start", "unload"));
