/* SPDX-License-Identifier: Apache-2.0 */
#include "../leaving.h"

TITLE("SuspendThread keeps a thread in a native method from going on in Java.");

static void observe(JNIEnv *jni, jobject thread)
{
    suspend_release_resume(jni, thread, JVMTI_THREAD_STATE_RUNNABLE);
}

TEST(.target = "thread.Leaving", .args = LIST("native"), .probe = observe,
     .needs = {.can_suspend = 1});
