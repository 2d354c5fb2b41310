/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetClassMethods is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jint count;
    jmethodID *methods;
    return ti_in(env, GetClassMethods, with.klass, &count, &methods);
}

REFUSED("GetClassMethods",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "unload"));
