/* SPDX-License-Identifier: Apache-2.0 */
#include "../leaving.h"

TITLE("SuspendThread keeps a parked thread from going on when it is unparked.");

static void observe(JNIEnv *jni, jobject thread)
{
    suspend_release_resume(jni, thread, JVMTI_THREAD_STATE_WAITING);
}

TEST(.target = "thread.Leaving", .args = LIST("park"), .probe = observe,
     .needs = {.can_suspend = 1});
