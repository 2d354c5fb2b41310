/* SPDX-License-Identifier: Apache-2.0 */
#include "../changing.h"

TITLE("The stack of a listed thread that calls and returns is at each moment one that it has.");

static jvmtiError take(JNIEnv *jni, jthread thread, jvmtiFrameInfo *frames, jint *count)
{
    return take_listed(jni, thread, frames, count);
}

static void observe(JNIEnv *jni, jobject thread)
{
    take_often(jni, thread);
}

TEST(.target = "stack.Changing", .probe = observe);
