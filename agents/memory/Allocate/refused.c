/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("Allocate is refused through a disposed environment.");

static jvmtiError call(jvmtiEnv *env)
{
    unsigned char *memory;
    return ti_in(env, Allocate, 16, &memory);
}

REFUSED("Allocate",
        .cases = LIST("disposed-environment"));
