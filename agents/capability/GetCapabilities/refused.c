/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetCapabilities is refused through a disposed environment.");

static jvmtiError call(jvmtiEnv *env)
{
    jvmtiCapabilities capabilities;
    return ti_in(env, GetCapabilities, &capabilities);
}

REFUSED("GetCapabilities",
        .cases = LIST("disposed-environment"));
