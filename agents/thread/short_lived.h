/* SPDX-License-Identifier: Apache-2.0 */

/* The threads of thread.ShortLived, which start and end all the time. */
#ifndef ASSAY_THREAD_SHORT_LIVED_H
#define ASSAY_THREAD_SHORT_LIVED_H

#include "threads.h"

enum { ROOM = 512 }; /* for more threads than a class library has */

/* What is done with each of them that is met. */
static void meet(JNIEnv *jni, jthread thread);

/* Whether it is one of them and runs already: HotSpot lists a thread a moment before its state
 * shows it alive. Their end is what these tests are about. */
static inline bool is_short_lived(jthread thread)
{
    jint state = 0;
    must(GetThreadState, thread, &state);
    return state != 0 && strcmp(thread_name(thread), "short") == 0;
}

/* Fewer meetings where they take long: how many threads are met at once is for the scheduler. */
static inline void meet_all(JNIEnv *jni, int meetings)
{
    struct timespec beginning = {0};
    for (int met = 0; met == 0 || (met < meetings && wait_goes_on(&beginning));) {
        jint count = 0;
        jthread *threads = NULL;
        if ((*jni)->PushLocalFrame(jni, ROOM) != 0)
            broken("there is no room for local references");
        must(GetAllThreads, &count, &threads);
        for (jint i = 0; i < readable(threads, count); i++)
            if (threads[i] == NULL) /* which functions would take for the current thread */
                say("GetAllThreads: null instead of a thread");
            else if (is_short_lived(threads[i])) {
                met++;
                meet(jni, threads[i]);
            }
        release(threads);
        (*jni)->PopLocalFrame(jni, NULL);
    }
}

#endif
