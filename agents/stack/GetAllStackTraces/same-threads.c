/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetAllStackTraces has each thread that GetAllThreads returns before and after it, once.");

static bool is_among(JNIEnv *jni, jthread thread, jthread *threads, jint count)
{
    for (jint i = 0; i < count; i++)
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
    say("GetAllStackTraces: %s", error_name(ti(GetAllStackTraces, 1, &stacks, &count)));
    must(GetAllThreads, &later, &after);
    int missing = 0, more_than_once = 0;
    for (jint i = 0; i < earlier; i++) {
        int records = 0;
        for (jint j = 0; j < count; j++)
            records += (*jni)->IsSameObject(jni, stacks[j].thread, before[i]);
        missing += records == 0 && is_among(jni, before[i], after, later);
        more_than_once += records > 1;
    }
    say("missing: %d, more than once: %d", missing, more_than_once);
}

TEST(.target = "stack.Nested", .probe = observe);
