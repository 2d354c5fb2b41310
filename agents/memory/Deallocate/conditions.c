/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("Deallocate works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, Deallocate, NULL);
}

CONDITIONS("Deallocate", .cases = LIST("disposed-environment", "load", "start", "live", "unload"));
