/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"

TITLE("GetAllThreads returns platform threads and no virtual threads.");

static void observe(JNIEnv *jni, jobject threads)
{
    jint count = -1;
    jthread *all = NULL;
    jvmtiError error = ti(GetAllThreads, &count, &all);
    say("GetAllThreads: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    for (int i = 0; i < SEVERAL; i++) {
        int times = 0;
        jthread thread = thread_at(jni, threads, i);
        for (jint j = 0; j < readable(all, count); j++)
            times += (*jni)->IsSameObject(jni, all[j], thread);
        say("%s: %d", several_names[i], times);
    }
    int others = 0;
    for (jint j = 0; j < readable(all, count); j++)
        others += is_virtual(jni, all[j]);
    say("virtual threads: %d", others);
    release(all);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe);
