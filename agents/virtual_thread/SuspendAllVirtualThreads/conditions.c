/* SPDX-License-Identifier: Apache-2.0 */
#include "../conditions.h"

TITLE("SuspendAllVirtualThreads works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    return suspend_all_virtual_threads(env, 0, NULL);
}

VIRTUAL_CONDITIONS("SuspendAllVirtualThreads");
