/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetPhase is refused through a disposed environment.");

static jvmtiError call(jvmtiEnv *env)
{
    jvmtiPhase phase;
    return ti_in(env, GetPhase, &phase);
}

REFUSED("GetPhase",
        .cases = LIST("disposed-environment"));
