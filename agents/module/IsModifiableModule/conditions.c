/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("IsModifiableModule works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jboolean answer;
    return ti_in(env, IsModifiableModule, with.module, &answer);
}

CONDITIONS("IsModifiableModule", .since = 9,
           .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload",
                         "live"));
