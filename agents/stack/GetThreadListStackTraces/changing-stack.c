/* SPDX-License-Identifier: Apache-2.0 */
#include "../changing.h"

TITLE("The stack of a listed thread that calls and returns is at each moment one that it has.");

static jvmtiError take(JNIEnv *jni, jthread thread, jvmtiFrameInfo *frames, jint *count)
{
    jvmtiStackInfo *info = NULL;
    jvmtiError error = ti(GetThreadListStackTraces, 1, &thread, FRAMES_MAX, &info);
    if (error != JVMTI_ERROR_NONE)
        return error;
    *count = info->frame_count;
    memcpy(frames, info->frame_buffer, (size_t)*count * sizeof *frames);
    release(info);
    return error;
}

static void observe(JNIEnv *jni, jobject thread)
{
    take_often(jni, thread, "stack/Changing");
}

TEST(.target = "stack.Changing", .probe = observe);
