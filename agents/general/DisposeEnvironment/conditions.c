/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("DisposeEnvironment works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, DisposeEnvironment);
}

CONDITIONS("DisposeEnvironment", .cases = LIST("disposed-environment", "live", "unload"));
