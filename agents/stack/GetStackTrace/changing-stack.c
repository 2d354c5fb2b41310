/* SPDX-License-Identifier: Apache-2.0 */
#include "../changing.h"

TITLE("The stack of a thread that calls, returns and throws is at each moment one that it has.");

static jvmtiError take(JNIEnv *jni, jthread thread, jvmtiFrameInfo *frames, jint *count)
{
    return ti(GetStackTrace, thread, 0, FRAMES_MAX, frames, count);
}

static void observe(JNIEnv *jni, jobject thread)
{
    take_often(jni, thread);
}

TEST(.target = "stack.Changing", .probe = observe);
