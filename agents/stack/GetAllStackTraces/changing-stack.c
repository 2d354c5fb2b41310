/* SPDX-License-Identifier: Apache-2.0 */
#include "../changing.h"

TITLE("Among all stacks that of a thread that calls and returns is at each moment one it has.");

static jvmtiError take(JNIEnv *jni, jthread thread, jvmtiFrameInfo *frames, jint *count)
{
    jvmtiStackInfo *infos = NULL;
    jint threads = 0;
    jvmtiError error = ti(GetAllStackTraces, FRAMES_MAX, &infos, &threads);
    if (error != JVMTI_ERROR_NONE)
        return error;
    for (jint i = 0; i < threads; i++) {
        if ((*jni)->IsSameObject(jni, infos[i].thread, thread)) {
            *count = infos[i].frame_count;
            memcpy(frames, infos[i].frame_buffer, (size_t)*count * sizeof *frames);
        }
        (*jni)->DeleteLocalRef(jni, infos[i].thread);
    }
    release(infos);
    return error;
}

static void observe(JNIEnv *jni, jobject thread)
{
    take_often(jni, thread);
}

TEST(.target = "stack.Changing", .probe = observe);
