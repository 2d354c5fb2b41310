/* SPDX-License-Identifier: Apache-2.0 */
#include "record.h"

TITLE("GetAllStackTraces succeeds while threads start and end, with a thread for each stack.");

enum { FRAMES = 10 };

static void observe(JNIEnv *jni, jobject unused)
{
    for (int i = 0; i < 500; i++) {
        jvmtiStackInfo *infos = NULL;
        jint count = 0;
        jvmtiError error = ti(GetAllStackTraces, FRAMES, &infos, &count);
        if (error != JVMTI_ERROR_NONE) {
            differs("error: expected %s, actual %s", error_name(JVMTI_ERROR_NONE),
                    error_name(error));
            continue;
        }
        if (count < 1)
            differs("stacks: expected 1 at least, actual %d", (int)count);
        for (jint k = 0; k < readable(infos, count); k++) {
            if (infos[k].thread == NULL)
                differs("thread of a stack: expected a thread, actual null");
            if (infos[k].frame_count < 0 || infos[k].frame_count > FRAMES)
                differs("frames of a stack: expected 0 to %d, actual %d", FRAMES,
                        (int)infos[k].frame_count);
            (*jni)->DeleteLocalRef(jni, infos[k].thread);
        }
        release(infos);
    }
    say_first_difference();
}

/* Bulk oracle: thousands of stacks. */
TEST(.target = "thread.ShortLived", .probe = observe);
