/* SPDX-License-Identifier: Apache-2.0 */
#include "refused.h"

TITLE("RunAgentThread is refused from a thread that is not attached, through a disposed "
      "environment and outside its phases.");

static void JNICALL run(jvmtiEnv *env, JNIEnv *jni, void *data)
{
}

static jvmtiError call(jvmtiEnv *env)
{
    return ti_in(env, RunAgentThread, with.unstarted, run, NULL, JVMTI_THREAD_NORM_PRIORITY);
}

REFUSED("RunAgentThread",
        .cases = LIST("unattached-thread", "disposed-environment", "load", "start", "unload"));
