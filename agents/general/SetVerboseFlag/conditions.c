/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("SetVerboseFlag works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, SetVerboseFlag, JVMTI_VERBOSE_OTHER, JNI_FALSE);
}

CONDITIONS("SetVerboseFlag",
           .cases = LIST("disposed-environment", "load", "start", "live", "unload"));
