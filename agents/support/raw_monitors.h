/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Raw monitors: making them, saying the answers of their functions, and threads that wait for one.
 *
 *     jrawMonitorID monitor = new_raw_monitor("monitor");
 *     SAY_CALL(RawMonitorEnter, monitor);      "RawMonitorEnter: JVMTI_ERROR_NONE"
 */
#ifndef ASSAY_RAW_MONITORS_H
#define ASSAY_RAW_MONITORS_H

#include "assay.h"

/* CreateRawMonitor by `must`. */
jrawMonitorID new_raw_monitor(const char *name);

/* Calls a function that takes the monitor alone, under observation: says "FUNCTION: ERROR". */
#define SAY_CALL(FUNCTION, MONITOR) say(#FUNCTION ": %s", error_name(ti(FUNCTION, (MONITOR))))

/* By the case, a null pointer, a pointer to other memory, or a monitor that was destroyed. */
jrawMonitorID invalid_raw_monitor(void);
#define INVALID_RAW_MONITOR_CASES LIST("null", "other-memory", "destroyed")

/* Calls each function of raw monitors with a monitor of its own, under observation, the last
 * RawMonitorExit as a thread that does not own it: for callbacks in which only callback-safe
 * functions may be called. */
void say_all_raw_monitor_calls(void);

/* Says whether another thread can enter the monitor now, for which it has every opportunity. */
void say_whether_others_enter(JNIEnv *jni, jrawMonitorID monitor);

/* ---- Threads that wait for one monitor ---------------------------------- */

enum { WAITERS = 3 };

/* Starts three agent threads that enter the monitor, wait once without a timeout and exit. Returns
 * when all of them wait. */
void start_waiters(JNIEnv *jni, jrawMonitorID monitor);

/* How many of them have returned from the wait, read as the monitor's owner; awaits so many. */
int count_awake(void);
void await_awake(int count);

/* Waits for their ends; the second function notifies them all before. */
void join_waiters(void);
void notify_and_join_waiters(void);

#endif
