/* SPDX-License-Identifier: Apache-2.0 */
#include "frames.h"

TITLE("GetAllStackTraces reports for a running thread a stack that it has at that moment.");

static jvmtiError take(JNIEnv *jni, jthread thread, jvmtiFrameInfo *frames, jint *count)
{
    jvmtiStackInfo *infos = NULL;
    jint threads = 0;
    jvmtiError error = ti(GetAllStackTraces, FRAMES_MAX, &infos, &threads);
    if (error != JVMTI_ERROR_NONE)
        return error;
    for (jint i = 0; i < readable(infos, threads); i++) {
        if ((*jni)->IsSameObject(jni, infos[i].thread, thread))
            copy_stack(&infos[i], frames, count);
        (*jni)->DeleteLocalRef(jni, infos[i].thread);
    }
    release(infos);
    return error;
}

static void observe(JNIEnv *jni, jobject thread)
{
    take_changing_stack(jni, thread, take);
}

TEST(.target = "stack.Changing", .probe = observe);
