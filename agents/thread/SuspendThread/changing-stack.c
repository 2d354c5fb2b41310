/* SPDX-License-Identifier: Apache-2.0 */
#include "../../stack/suspending.h"

TITLE("A thread that calls, returns and throws stands still wherever it is suspended.");

static void observe(JNIEnv *jni, jobject thread)
{
    suspend_often(jni, thread);
}

TEST(.target = "stack.Changing", .probe = observe, .needs = {.can_suspend = 1});
