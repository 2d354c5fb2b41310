/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetClassSignature is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    char *signature;
    return ti_in(env, GetClassSignature, with.klass, &signature, NULL);
}

REFUSED("GetClassSignature",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "unload"));
