/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("Allocate works in every phase and refuses disposed environments.");

static jvmtiError call(jvmtiEnv *env)
{
    unsigned char *memory;
    return ti_in(env, Allocate, 16, &memory);
}

CONDITIONS("Allocate", .cases = LIST("disposed-environment", "load", "start", "live", "unload"));
