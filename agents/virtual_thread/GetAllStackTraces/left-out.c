/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"

TITLE("GetAllStackTraces returns platform threads and no virtual threads.");

static void observe(JNIEnv *jni, jobject threads)
{
    jint count = -1;
    jvmtiStackInfo *stacks = NULL;
    jvmtiError error = ti(GetAllStackTraces, 3, &stacks, &count);
    say("GetAllStackTraces: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    int others = 0;
    for (jint j = 0; j < readable(stacks, count); j++)
        others += is_virtual(jni, stacks[j].thread);
    say("virtual threads: %d", others);
    for (int i = 0; i < SEVERAL; i++) {
        int times = 0;
        jthread thread = thread_at(jni, threads, i);
        for (jint j = 0; j < readable(stacks, count); j++)
            times += (*jni)->IsSameObject(jni, stacks[j].thread, thread);
        say("%s: %d", several_names[i], times);
    }
    release(stacks);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe);
