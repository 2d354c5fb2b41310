/* SPDX-License-Identifier: Apache-2.0 */
#include "../../stack/changing.h"
#include "virtual.h"

TITLE("GetThreadListStackTraces of a changing virtual thread returns a stack that the thread can have.");

static jvmtiError take(JNIEnv *jni, jthread thread, jvmtiFrameInfo *frames, jint *count)
{
    return take_listed(jni, thread, frames, count);
}

static void observe(JNIEnv *jni, jobject thread)
{
    take_often(jni, thread);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.ChangingStack", .probe = observe,
     .needs = {.can_support_virtual_threads = 1});
