/* SPDX-License-Identifier: Apache-2.0 */
#include "../stoppable.h"

TITLE("StopThread throws in a suspended thread when that is resumed.");

static void observe(JNIEnv *jni, jobject subjects)
{
    stop_while_suspended(jni, subjects, 3);
}

TEST(.target = "thread.Stoppable", .args = LIST("running"), .probe = observe,
     .needs = {.can_signal_thread = 1, .can_suspend = 1});
