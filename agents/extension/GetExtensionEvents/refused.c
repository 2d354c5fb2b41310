/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetExtensionEvents is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    jvmtiExtensionEventInfo *events;
    return ti_in(env, GetExtensionEvents, &count, &events);
}

REFUSED("GetExtensionEvents",
        .cases = LIST("unattached-thread", "disposed-environment", "start", "unload"));
