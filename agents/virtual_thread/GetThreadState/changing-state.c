/* SPDX-License-Identifier: Apache-2.0 */
#include "../../thread/moving.h"
#include "virtual.h"

TITLE("GetThreadState of a virtual thread that keeps changing returns consistent bits.");

static void observe(JNIEnv *jni, jobject thread)
{
    look_often(thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.ChangingState", .probe = observe,
     .needs = {.can_support_virtual_threads = 1});
