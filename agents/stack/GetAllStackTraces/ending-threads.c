/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetAllStackTraces succeeds while threads start and end, with a thread for each stack.");

static void observe(JNIEnv *jni, jobject unused)
{
    int errors = 0, without_thread = 0, wrong_counts = 0;
    for (int i = 0; i < 500; i++) {
        jvmtiStackInfo *infos = NULL;
        jint count = 0;
        jvmtiError error = ti(GetAllStackTraces, 10, &infos, &count);
        errors += error != JVMTI_ERROR_NONE;
        if (error != JVMTI_ERROR_NONE)
            continue;
        for (jint k = 0; k < count; k++) {
            without_thread += infos[k].thread == NULL;
            wrong_counts += infos[k].frame_count < 0 || infos[k].frame_count > 10;
            (*jni)->DeleteLocalRef(jni, infos[k].thread);
        }
        release(infos);
    }
    say("errors: %d, without a thread: %d, wrong frame counts: %d", errors, without_thread,
        wrong_counts);
}

TEST(.target = "thread.ShortLived", .probe = observe);
