/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetBytecodes works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    unsigned char *bytes;
    return ti_in(env, GetBytecodes, with.method, &count, &bytes);
}

CONDITIONS("GetBytecodes", .needs = {.can_get_bytecodes = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "unload",
                         "without-capability", "relinquished-capability", "start", "live"));
