/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("SetJNIFunctionTable is refused where it may not be called.");

static jvmtiError call(jvmtiEnv *env)
{
    static jniNativeInterface table;
    return ti_in(env, SetJNIFunctionTable, &table);
}

CONDITIONS("SetJNIFunctionTable",
           .cases = LIST("unattached-thread", "disposed-environment", "load", "unload"));
