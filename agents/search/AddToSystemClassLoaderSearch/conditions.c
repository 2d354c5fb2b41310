/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("AddToSystemClassLoaderSearch is refused where it may not be called.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, AddToSystemClassLoaderSearch, "absent");
}

CONDITIONS("AddToSystemClassLoaderSearch",
        .cases = LIST("unattached-thread", "disposed-environment", "start", "unload"));
