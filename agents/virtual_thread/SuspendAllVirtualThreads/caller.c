/* SPDX-License-Identifier: Apache-2.0 */
#include "../self.h"

TITLE("SuspendAllVirtualThreads suspends its caller too, if that is a virtual thread.");

static jvmtiError call(JNIEnv *jni, jthread self)
{
    return suspend_all_virtual_threads(assay_env, 0, NULL);
}

static void resume(JNIEnv *jni, jthread thread)
{
    assay_must(assay_env, "ResumeAllVirtualThreads",
               resume_all_virtual_threads(assay_env, 0, NULL));
}

SELF_TEST(.timeout = 0);
