/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetEnvironmentLocalStorage is refused through a disposed environment.");

static jvmtiError call(jvmtiEnv *env)
{
    void *data;
    return ti_in(env, GetEnvironmentLocalStorage, &data);
}

REFUSED("GetEnvironmentLocalStorage",
        .cases = LIST("disposed-environment"));
