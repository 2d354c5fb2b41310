/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("IsMethodObsolete works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jboolean answer;
    return ti_in(env, IsMethodObsolete, with.method, &answer);
}

CONDITIONS("IsMethodObsolete", .cases = LIST("unattached-thread", "disposed-environment", "load",
                                             "unload", "start", "live"));
