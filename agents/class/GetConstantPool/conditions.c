/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetConstantPool works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    jint size;
    unsigned char *bytes;
    return ti_in(env, GetConstantPool, with.klass, &count, &size, &bytes);
}

CONDITIONS("GetConstantPool", .needs = {.can_get_constant_pool = 1},
           .cases = LIST("unattached-thread", "disposed-environment", "load", "unload",
                         "without-capability", "relinquished-capability", "start", "live"));
