/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetConstantPool is refused from a thread that is not attached, through a disposed "
      "environment, outside its phases and without its capability.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    jint size;
    unsigned char *bytes;
    return ti_in(env, GetConstantPool, with.klass, &count, &size, &bytes);
}

REFUSED("GetConstantPool", .needs = {.can_get_constant_pool = 1},
        .cases = LIST("unattached-thread", "disposed-environment", "load", "unload",
                      "without-capability", "relinquished-capability"));
