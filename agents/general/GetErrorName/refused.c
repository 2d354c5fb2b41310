/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetErrorName is refused through a disposed environment.");

static jvmtiError call(jvmtiEnv *env)
{
    char *name;
    return ti_in(env, GetErrorName, JVMTI_ERROR_NONE, &name);
}

REFUSED("GetErrorName",
        .cases = LIST("disposed-environment"));
