/* SPDX-License-Identifier: Apache-2.0 */

/* Threads that start and end all the time: those of the name "short" in thread.Coming. */
#ifndef ASSAY_THREAD_COMING_H
#define ASSAY_THREAD_COMING_H

#include "assay.h"

/* What is done with each of them that is met. */
static void meet(JNIEnv *jni, jthread thread);

/* Whether it is one of them and runs already: HotSpot lists a thread a moment before its state
 * shows it alive. Their end is what these tests are about. */
static inline bool is_coming(jthread thread)
{
    jint state = 0;
    must(GetThreadState, thread, &state);
    return state != 0 && strcmp(thread_name(thread), "short") == 0;
}

static inline void meet_all(JNIEnv *jni, int meetings)
{
    for (int met = 0; met < meetings;) {
        jint count = 0;
        jthread *threads = NULL;
        if ((*jni)->PushLocalFrame(jni, 200) != 0)
            broken("there is no room for local references");
        must(GetAllThreads, &count, &threads);
        for (jint i = 0; i < count; i++)
            if (is_coming(threads[i])) {
                met++;
                meet(jni, threads[i]);
            }
        release(threads);
        (*jni)->PopLocalFrame(jni, NULL);
    }
}

#endif
