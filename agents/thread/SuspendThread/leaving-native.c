/* SPDX-License-Identifier: Apache-2.0 */
#include "../leaving.h"

TITLE("A thread suspended in a native method does not go on in Java after it until resumed.");

static void observe(JNIEnv *jni, jobject thread)
{
    suspend_release_resume(jni, thread);
}

TEST(.target = "thread.Leaving", .args = LIST("native"), .probe = observe,
     .needs = {.can_suspend = 1});
