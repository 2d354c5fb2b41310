/* SPDX-License-Identifier: Apache-2.0 */

/* The threads of monitor.SeveralContenders. */
#ifndef ASSAY_MONITOR_CONTENDERS_H
#define ASSAY_MONITOR_CONTENDERS_H

#include "monitors.h"
#include "threads.h"

/* For MonitorContendedEnter: says the first event of each contender. One that has lost the race for the
 * monitor may attempt anew. */
static inline void JNICALL say_first_contended_enter(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                                     jobject monitor)
{
    static atomic_bool said[3];
    int number = -1;
    (void)sscanf(thread_name(thread), "contender %d", &number);
    if (number < 0 || number > 2 || !atomic_exchange(&said[number], true))
        say_known_contended_enter(env, jni, thread, monitor);
}

#endif
