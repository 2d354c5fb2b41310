/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetObjectSize refuses unattached threads, disposed environments and wrong phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jlong size;
    return ti_in(env, GetObjectSize, with.object, &size);
}

CONDITIONS("GetObjectSize", .cases = LIST("unattached-thread", "disposed-environment", "load",
                                          "unload", "start", "live"));
