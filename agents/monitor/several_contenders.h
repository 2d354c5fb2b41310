/* SPDX-License-Identifier: Apache-2.0 */

/* The threads of monitor.SeveralContenders, "contender 0" and on. */
#ifndef ASSAY_MONITOR_SEVERAL_CONTENDERS_H
#define ASSAY_MONITOR_SEVERAL_CONTENDERS_H

#include <stdatomic.h>

#include "monitors.h"
#include "threads.h"

enum { CONTENDERS = 3 };

/* How many of them have said it. */
static atomic_int contentions;

/* Says the first MonitorContendedEnter of each of them: one that has lost the race for the monitor
 * may attempt anew. */
static inline void JNICALL say_first_contention(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                                jobject monitor)
{
    static atomic_int events[CONTENDERS];
    const char *name = thread_name(thread);
    if (monitor_name(jni, monitor) == NULL)
        return;
    int which = name[0] == '\0' ? -1 : name[strlen(name) - 1] - '0';
    if (which >= 0 && which < CONTENDERS && atomic_fetch_add(&events[which], 1) > 0)
        return;
    say_known_contended_enter(env, jni, thread, monitor);
    atomic_fetch_add(&contentions, 1);
}

/* Who is still in the handler need not wait for a monitor that is free when it returns. */
static inline void await_contentions(void)
{
    struct timespec beginning = {0};
    while (atomic_load(&contentions) < CONTENDERS && wait_goes_on(&beginning))
        continue;
}

#endif
