/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetClassFields is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    jfieldID *fields;
    return ti_in(env, GetClassFields, with.klass, &count, &fields);
}

REFUSED("GetClassFields",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "unload"));
