/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetClassSignature works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    char *signature;
    return ti_in(env, GetClassSignature, with.klass, &signature, NULL);
}

CONDITIONS("GetClassSignature", .cases = LIST("unattached-thread", "disposed-environment", "load",
                                              "unload", "start", "live"));
