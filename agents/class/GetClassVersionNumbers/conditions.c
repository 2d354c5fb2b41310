/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetClassVersionNumbers works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jint minor;
    jint major;
    return ti_in(env, GetClassVersionNumbers, with.klass, &minor, &major);
}

CONDITIONS("GetClassVersionNumbers", .cases = LIST("unattached-thread", "disposed-environment",
                                                   "load", "unload", "start", "live"));
