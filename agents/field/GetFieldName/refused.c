/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetFieldName is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    char *name;
    return ti_in(env, GetFieldName, with.klass, with.field, &name, NULL, NULL);
}

REFUSED("GetFieldName",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "unload"));
