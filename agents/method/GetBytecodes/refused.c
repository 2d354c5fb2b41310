/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetBytecodes is refused from a thread that is not attached, through a disposed "
      "environment, outside its phases and without its capability.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    unsigned char *bytes;
    return ti_in(env, GetBytecodes, with.method, &count, &bytes);
}

REFUSED("GetBytecodes", .needs = {.can_get_bytecodes = 1},
        .cases = LIST("unattached-thread", "disposed-environment", "load", "unload",
                      "without-capability", "relinquished-capability"));
