/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("DisposeEnvironment is refused through a disposed environment.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, DisposeEnvironment);
}

REFUSED("DisposeEnvironment",
        .cases = LIST("disposed-environment"));
