/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("Deallocate works in every phase and refuses disposed environments.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, Deallocate, NULL);
}

CONDITIONS("Deallocate", .cases = LIST("disposed-environment", "load", "start", "live", "unload"));
