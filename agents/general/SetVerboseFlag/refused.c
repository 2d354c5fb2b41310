/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("SetVerboseFlag is refused through a disposed environment.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, SetVerboseFlag, JVMTI_VERBOSE_OTHER, JNI_FALSE);
}

REFUSED("SetVerboseFlag",
        .cases = LIST("disposed-environment"));
