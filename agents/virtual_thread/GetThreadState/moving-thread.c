/* SPDX-License-Identifier: Apache-2.0 */
#include "../../thread/moving.h"
#include "virtual.h"

TITLE("The state of a virtual thread that runs, waits and blocks by turns is always a whole one.");

static void observe(JNIEnv *jni, jobject thread)
{
    look_often(thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.ChangingState", .probe = observe,
     .needs = {.can_support_virtual_threads = 1});
