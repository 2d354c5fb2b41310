/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("SetEventNotificationMode is refused from a thread that is not attached, through a "
      "disposed environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_CLASS_LOAD, NULL);
}

REFUSED("SetEventNotificationMode",
        .cases = LIST("unattached-thread", "disposed-environment", "start", "unload"));
