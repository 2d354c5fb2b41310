/* SPDX-License-Identifier: Apache-2.0 */
#include "../leaving.h"

TITLE("SuspendThread keeps a blocked thread from going on when the monitor is free.");

static void observe(JNIEnv *jni, jobject thread)
{
    suspend_release_resume(jni, thread, JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER);
}

TEST(.target = "thread.Leaving", .args = LIST("enter"), .probe = observe,
     .needs = {.can_suspend = 1});
