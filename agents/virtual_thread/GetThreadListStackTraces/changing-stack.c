/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "virtual.h"

TITLE("GetThreadListStackTraces of a changing virtual thread returns a stack that the thread can have.");

static void observe(JNIEnv *jni, jobject thread)
{
    take_changing_stack(jni, thread, take_listed_stack);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.ChangingStack", .probe = observe,
     .needs = {.can_support_virtual_threads = 1});
