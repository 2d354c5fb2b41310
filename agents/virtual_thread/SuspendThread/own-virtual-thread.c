/* SPDX-License-Identifier: Apache-2.0 */
#include "../self_suspending.h"

TITLE("SuspendThread suspends the calling virtual thread until another thread resumes it.");

static jvmtiError call(JNIEnv *jni, jthread self)
{
    return ti(SuspendThread, self);
}

static void resume(JNIEnv *jni, jthread thread)
{
    must(ResumeThread, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SelfSuspending", .probe = self_suspending_probe,
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
