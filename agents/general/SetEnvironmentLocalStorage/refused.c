/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("SetEnvironmentLocalStorage is refused through a disposed environment.");

static jvmtiError call(jvmtiEnv *env)
{
    static int data;
    return ti_in(env, SetEnvironmentLocalStorage, &data);
}

REFUSED("SetEnvironmentLocalStorage",
        .cases = LIST("disposed-environment"));
