/* SPDX-License-Identifier: Apache-2.0 */
#include "../leaving.h"

TITLE("A thread suspended in Object.wait does not go on when it is notified until resumed.");

static void observe(JNIEnv *jni, jobject thread)
{
    suspend_release_resume(jni, thread);
}

TEST(.target = "thread.Leaving", .args = LIST("wait"), .probe = observe,
     .needs = {.can_suspend = 1});
