/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("GetThreadState of a virtual thread that keeps changing returns consistent bits.");

static void observe(JNIEnv *jni, jobject thread)
{
    say_state_consistency(thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.ChangingState", .probe = observe,
     .needs = {.can_support_virtual_threads = 1});
