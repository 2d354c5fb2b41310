/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("GetJNIFunctionTable is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jniNativeInterface *table;
    return ti_in(env, GetJNIFunctionTable, &table);
}

REFUSED("GetJNIFunctionTable",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "unload"));
