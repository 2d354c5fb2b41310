/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetJNIFunctionTable works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    jniNativeInterface *table;
    return ti_in(env, GetJNIFunctionTable, &table);
}

CONDITIONS("GetJNIFunctionTable", .cases = LIST("unattached-thread", "disposed-environment", "load",
                                                "unload", "start", "live"));
