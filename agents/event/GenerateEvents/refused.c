/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GenerateEvents is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, GenerateEvents, JVMTI_EVENT_DYNAMIC_CODE_GENERATED);
}

REFUSED("GenerateEvents",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload"));
