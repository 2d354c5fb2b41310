/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"

TITLE("GetAllThreads returns platform threads and no virtual threads.");

static void observe(JNIEnv *jni, jobject threads)
{
    jint count = -1;
    jthread *all = NULL;
    say("GetAllThreads: %s", error_name(ti(GetAllThreads, &count, &all)));
    for (int i = 0; i < SEVERAL; i++) {
        int times = 0;
        for (jint j = 0; j < count; j++)
            times += (*jni)->IsSameObject(jni, all[j], thread_at(jni, threads, i));
        say("%s: %d", several_names[i], times);
    }
    int others = 0;
    for (jint j = 0; j < count; j++)
        others += is_virtual(jni, all[j]);
    say("virtual threads: %d", others);
    release(all);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe);
