/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetTime is refused through a disposed environment.");

static jvmtiError call(jvmtiEnv *env)
{
    jlong nanoseconds;
    return ti_in(env, GetTime, &nanoseconds);
}

REFUSED("GetTime",
        .cases = LIST("disposed-environment"));
