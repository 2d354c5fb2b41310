/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"
#include "virtual.h"

TITLE("GetStackTrace of a changing virtual thread returns a stack that the thread can have.");

static jvmtiError take(JNIEnv *jni, jthread thread, jvmtiFrameInfo *frames, jint *count)
{
    return ti(GetStackTrace, thread, 0, FRAMES_MAX, frames, count);
}

static void observe(JNIEnv *jni, jobject thread)
{
    take_changing_stack(jni, thread, take);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.ChangingStack", .probe = observe,
     .needs = {.can_support_virtual_threads = 1});
