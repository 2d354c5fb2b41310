/* SPDX-License-Identifier: Apache-2.0 */
#include "../self_suspending.h"

TITLE("SuspendAllVirtualThreads suspends the virtual thread that calls it.");

static jvmtiError call(JNIEnv *jni, jthread self)
{
    return suspend_all_virtual_threads(assay_env, 0, NULL);
}

static void resume(JNIEnv *jni, jthread thread)
{
    must_resume_all_virtual();
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SelfSuspending", .probe = self_suspending_probe,
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
