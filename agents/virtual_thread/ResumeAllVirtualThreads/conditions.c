/* SPDX-License-Identifier: Apache-2.0 */
#include "../conditions.h"

TITLE("ResumeAllVirtualThreads works where it may be called, and is refused elsewhere.");

static jvmtiError call(jvmtiEnv *env)
{
    return resume_all_virtual_threads(env, 0, NULL);
}

VIRTUAL_CONDITIONS("ResumeAllVirtualThreads");
