/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("Deallocate is refused through a disposed environment.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, Deallocate, NULL);
}

REFUSED("Deallocate",
        .cases = LIST("disposed-environment"));
