/* SPDX-License-Identifier: Apache-2.0 */

/* The monitors of the thread of thread.Locking, which enters and leaves them while it is asked. */
#ifndef ASSAY_THREAD_LOCKING_H
#define ASSAY_THREAD_LOCKING_H

#include "threads.h"

#define LOCKING "thread/Locking"

static struct {
    jobject first, second;
    int errors, twice, depths, empty, full; /* of answers */
} locking;

static inline void ask_where_it_stops(JNIEnv *jni, jthread thread, const char *point,
                                      void (*ask)(JNIEnv *jni, jthread thread))
{
    await_arrival(point);
    locking.empty = locking.full = 0;
    ask(jni, thread);
    say("%s: %s", point,
        locking.full > 0    ? "both monitors"
        : locking.empty > 0 ? "neither"
                            : "one");
    release_point(point);
}

/* Asks 1,000 times, or as often as there is time for, while the thread runs, where it may have none of the
 * monitors, one or both; and once where it has both, and where it has none. The function counts one answer. */
static inline void ask_locking(JNIEnv *jni, jthread thread,
                               void (*ask)(JNIEnv *jni, jthread thread))
{
    struct timespec beginning = {0};
    jclass klass = find_class(jni, LOCKING);
    locking.first = static_object_field(jni, klass, "FIRST", "Ljava/lang/Object;");
    locking.second = static_object_field(jni, klass, "SECOND", "Ljava/lang/Object;");
    for (int i = 0; i < 1000 && wait_goes_on(&beginning); i++)
        ask(jni, thread);
    (*jni)->SetStaticBooleanField(jni, klass, static_field_id(jni, klass, "pausing", "Z"), true);
    ask_where_it_stops(jni, thread, "inside", ask);
    ask_where_it_stops(jni, thread, "outside", ask);
    say("errors: %d, monitors listed twice: %d", locking.errors, locking.twice);
}

/* Counts an answer by how often it has each monitor. */
static inline void count_monitors(int first, int second)
{
    locking.twice += first > 1 || second > 1;
    locking.empty += first == 0 && second == 0;
    locking.full += first == 1 && second == 1;
}

/* Questions for ask_locking. */

static inline void ask_monitors(JNIEnv *jni, jthread thread)
{
    jint count = 0;
    jobject *monitors = NULL;
    if (ti(GetOwnedMonitorInfo, thread, &count, &monitors) != JVMTI_ERROR_NONE) {
        locking.errors++;
        return;
    }
    count_monitors(times_in(jni, locking.first, count, monitors),
                   times_in(jni, locking.second, count, monitors));
    for (jint i = 0; i < readable(monitors, count); i++)
        (*jni)->DeleteLocalRef(jni, monitors[i]);
    release(monitors);
}

/* Of the two monitors the one that was entered first belongs to the older frame. */
static inline void ask_depths(JNIEnv *jni, jthread thread)
{
    jint count = 0, depth_of_first = -1, depth_of_second = -1;
    jvmtiMonitorStackDepthInfo *infos = NULL;
    int first = 0, second = 0;
    if (ti(GetOwnedMonitorStackDepthInfo, thread, &count, &infos) != JVMTI_ERROR_NONE) {
        locking.errors++;
        return;
    }
    for (jint i = 0; i < readable(infos, count); i++) {
        if ((*jni)->IsSameObject(jni, infos[i].monitor, locking.first)) {
            first++;
            depth_of_first = infos[i].stack_depth;
        } else if ((*jni)->IsSameObject(jni, infos[i].monitor, locking.second)) {
            second++;
            depth_of_second = infos[i].stack_depth;
        }
        (*jni)->DeleteLocalRef(jni, infos[i].monitor);
    }
    count_monitors(first, second);
    locking.depths += depth_of_first >= 0 && depth_of_second >= depth_of_first;
    release(infos);
}

#endif
