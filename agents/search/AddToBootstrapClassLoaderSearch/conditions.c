/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("AddToBootstrapClassLoaderSearch is refused where it may not be called.");

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, AddToBootstrapClassLoaderSearch, "absent");
}

CONDITIONS("AddToBootstrapClassLoaderSearch",
        .cases = LIST("unattached-thread", "disposed-environment", "start", "unload"));
