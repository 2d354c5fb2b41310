/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetJLocationFormat is refused through a disposed environment.");

static jvmtiError call(jvmtiEnv *env)
{
    jvmtiJlocationFormat format;
    return ti_in(env, GetJLocationFormat, &format);
}

REFUSED("GetJLocationFormat",
        .cases = LIST("disposed-environment"));
