/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("RunAgentThread refuses unattached threads and wrong phases.");

static void JNICALL run(jvmtiEnv *env, JNIEnv *jni, void *data)
{
}

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, RunAgentThread, with.unstarted, run, NULL, JVMTI_THREAD_NORM_PRIORITY);
}

CONDITIONS("RunAgentThread", .cases = LIST("unattached-thread", "disposed-environment", "load",
                                           "start", "unload", "live"));
