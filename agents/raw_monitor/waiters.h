/* SPDX-License-Identifier: Apache-2.0 */

/* Threads that wait for one monitor, and how many of them are awake again. */
#ifndef ASSAY_RAW_MONITOR_WAITERS_H
#define ASSAY_RAW_MONITOR_WAITERS_H

#include "monitors.h"

enum { WAITERS = 3 };

static jrawMonitorID monitor;
static jthread waiters[WAITERS];
static int waiting; /* guarded by the monitor */
static int awake;   /* guarded by the monitor */

static void JNICALL wait_once(jvmtiEnv *env, JNIEnv *jni, void *unused)
{
    must(RawMonitorEnter, monitor);
    waiting++;
    must(RawMonitorWait, monitor, 0);
    awake++;
    must(RawMonitorExit, monitor);
}

/* How many are awake, read inside the monitor. */
static inline int awake_now(void)
{
    must(RawMonitorEnter, monitor);
    int count = awake;
    must(RawMonitorExit, monitor);
    return count;
}

static inline void await_awake(int count)
{
    while (awake_now() < count)
        sched_yield();
}

/* Starts the threads; all are inside the wait then, since they counted themselves inside. */
static inline void start_waiters(JNIEnv *jni)
{
    if (monitor == NULL)
        monitor = new_monitor("waited for");
    for (int i = 0; i < WAITERS; i++)
        waiters[i] = start_agent_thread(jni, "waiter", wait_once, NULL);
    int count = 0;
    while (count < WAITERS) {
        sched_yield();
        must(RawMonitorEnter, monitor);
        count = waiting;
        must(RawMonitorExit, monitor);
    }
}

/* Wakes them, and waits for their end. */
static inline void end_waiters(void)
{
    must(RawMonitorEnter, monitor);
    must(RawMonitorNotifyAll, monitor);
    must(RawMonitorExit, monitor);
    await_awake(WAITERS);
    for (int i = 0; i < WAITERS; i++)
        await_end(waiters[i]);
}

#endif
