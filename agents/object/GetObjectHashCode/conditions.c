/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetObjectHashCode refuses unattached threads, disposed environments and wrong phases.");

static jvmtiError call(jvmtiEnv *env)
{
    jint code;
    return ti_in(env, GetObjectHashCode, with.object, &code);
}

CONDITIONS("GetObjectHashCode", .cases = LIST("unattached-thread", "disposed-environment", "load",
                                              "unload", "start", "live"));
