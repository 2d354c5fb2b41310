/* SPDX-License-Identifier: Apache-2.0 */
#include "../../stack/suspending.h"
#include "virtual.h"

TITLE("SuspendThread stops a virtual thread whose stack keeps changing.");

static void observe(JNIEnv *jni, jobject thread)
{
    suspend_often(jni, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.ChangingStack", .probe = observe,
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1});
