/* SPDX-License-Identifier: Apache-2.0 */

/* Threads that are blocked at a monitor. */
#ifndef ASSAY_THREAD_BLOCKED_AT_MONITOR_H
#define ASSAY_THREAD_BLOCKED_AT_MONITOR_H

#include "monitors.h"
#include "threads.h"

/* Waits until the thread contends for a monitor: Java may show that it is blocked a moment before
 * JVM TI does. Should it never, the next line shows it. */
static inline void await_contending(jthread thread)
{
    struct timespec beginning = {0};
    jobject monitor = NULL;
    while (ti(GetCurrentContendedMonitor, thread, &monitor) == JVMTI_ERROR_NONE && monitor == NULL
           && wait_goes_on(&beginning))
        ;
}

/* What GetCurrentContendedMonitor says about such a thread. */
static inline void say_contending(JNIEnv *jni, const char *who, jthread thread)
{
    await_contending(thread);
    say_contended_monitor(jni, who, thread);
}

#endif
