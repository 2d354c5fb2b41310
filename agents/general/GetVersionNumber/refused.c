/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetVersionNumber is refused through a disposed environment.");

static jvmtiError call(jvmtiEnv *env)
{
    jint version;
    return ti_in(env, GetVersionNumber, &version);
}

REFUSED("GetVersionNumber",
        .cases = LIST("disposed-environment"));
