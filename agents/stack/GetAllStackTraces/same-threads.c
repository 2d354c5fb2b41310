/* SPDX-License-Identifier: Apache-2.0 */
#include "record.h"

TITLE("GetAllStackTraces has each thread that GetAllThreads returns before and after it, once.");

static bool is_among(JNIEnv *jni, jthread thread, jthread *threads, jint count)
{
    for (jint i = 0; i < readable(threads, count); i++)
        if ((*jni)->IsSameObject(jni, threads[i], thread))
            return true;
    return false;
}

/* The JVM may start and end threads of its own meanwhile. */
static void observe(JNIEnv *jni, jobject thread)
{
    jint count = 0, earlier = 0, later = 0;
    jthread *before = NULL, *after = NULL;
    jvmtiStackInfo *stacks = NULL;
    must(GetAllThreads, &earlier, &before);
    jvmtiError error = ti(GetAllStackTraces, 1, &stacks, &count);
    say("GetAllStackTraces: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    must(GetAllThreads, &later, &after);
    for (jint i = 0; i < readable(before, earlier); i++) {
        int records = 0;
        for (jint j = 0; j < readable(stacks, count); j++)
            records += (*jni)->IsSameObject(jni, stacks[j].thread, before[i]);
        if (records > 1 || (records == 0 && is_among(jni, before[i], after, later)))
            differs("records of %s: expected 1, actual %d", thread_name(before[i]), records);
    }
    say("some threads: %s", truth(earlier > 0));
    say_first_difference();
}

TEST(.target = "stack.Nested", .probe = observe);
