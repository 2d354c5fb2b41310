/* SPDX-License-Identifier: Apache-2.0 */
#include "../self_suspending.h"

TITLE("SuspendThread with a null thread suspends the calling virtual thread.");

static jvmtiError call(JNIEnv *jni, jthread self)
{
    return ti(SuspendThread, NULL);
}

static void resume(JNIEnv *jni, jthread thread)
{
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SelfSuspending", .probe = self_suspending_probe,
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
