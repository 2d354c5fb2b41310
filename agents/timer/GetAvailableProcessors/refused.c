/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetAvailableProcessors is refused through a disposed environment.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    return ti_in(env, GetAvailableProcessors, &count);
}

REFUSED("GetAvailableProcessors",
        .cases = LIST("disposed-environment"));
