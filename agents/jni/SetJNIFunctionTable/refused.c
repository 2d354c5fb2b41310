/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("SetJNIFunctionTable is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    static jniNativeInterface table;
    return ti_in(env, SetJNIFunctionTable, &table);
}

REFUSED("SetJNIFunctionTable",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "unload"));
