/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Java monitors: which ones a thread owns and contends for, and the events of monitors that a test
 * knows by name; and raw monitors, further below.
 *
 *     know_monitor(jni, lock, "lock");
 *     on(MonitorContendedEnter, say_known_contended_enter);
 *     ...
 *     say_contended_monitor(jni, "contender", thread);   "contender: JVMTI_ERROR_NONE the lock"
 */
#ifndef ASSAY_MONITORS_H
#define ASSAY_MONITORS_H

#include "assay.h"

/* ---- Which monitors are the test's --------------------------------------- */

/* Whether the test has made the monitor: it is an object or a class of a class loader, or a string.
 * Null counts as one. The class library may own others, as below main or in a wait. A Thread object
 * does not count, even one of a class of the target: Thread.sleep may wait on it. */
bool is_monitor_of_test(JNIEnv *jni, jobject monitor);

/* Of the answer of GetOwnedMonitorInfo or GetOwnedMonitorStackDepthInfo, moves the test's to the
 * beginning. Returns how many they are; a negative count as it is. */
jint keep_own(JNIEnv *jni, jint count, jobject *monitors);
jint keep_own_depths(JNIEnv *jni, jint count, jvmtiMonitorStackDepthInfo *monitors);

/* Makes the test inapplicable where the depth of a monitor of the test is -1, "if the implementation
 * cannot determine the stack depth". For threads that have entered none through JNI. The test
 * plain-frame holds that depths are found at all. */
void need_depths(JNIEnv *jni, jthread thread);

/* ---- What a thread owns and wants --------------------------------------- */

/* These say the answer of one function, after WHO, and the monitors by to_string: for objects whose
 * toString the test owns, and for classes. */

/* GetOwnedMonitorInfo: "WHO: ERROR, owns COUNT" and a line "WHO owns MONITOR" for each. */
void say_owned_monitors(JNIEnv *jni, const char *who, jthread thread);

/* GetOwnedMonitorStackDepthInfo: the same, with the method of the frame at that depth: a
 * JVM may have frames of its own above it. */
void say_owned_monitor_frames(JNIEnv *jni, const char *who, jthread thread);

/* GetOwnedMonitorStackDepthInfo: the same with the depths: "MONITOR at depth DEPTH". */
void say_owned_monitor_depths(JNIEnv *jni, const char *who, jthread thread);

/* GetCurrentContendedMonitor: "WHO: ERROR", and without an error the monitor or "null". Returns the
 * monitor, null after an error. */
jobject say_contended_monitor(JNIEnv *jni, const char *who, jthread thread);

/* The same while the thread is suspended. */
void say_contended_monitor_suspended(JNIEnv *jni, const char *who, jthread thread);

/* The same of a thread that contends for a monitor, or soon does. It is asked again, as long as
 * `wait_goes_on` allows, while there is none: a contender may wake, see that it cannot enter, and
 * contend anew. */
jobject say_contending(JNIEnv *jni, const char *who, jthread thread);
void say_contending_suspended(JNIEnv *jni, const char *who, jthread thread);

/* Whether GetOwnedMonitorInfo lists the monitor, by `must`. */
bool owns_monitor(JNIEnv *jni, jthread thread, jobject monitor);

/* Whether GetOwnedMonitorStackDepthInfo lists it, by `must`. */
bool owns_monitor_with_depth(JNIEnv *jni, jthread thread, jobject monitor);

/* ---- GetObjectMonitorUsage ---------------------------------------------- */

/* Says "GetObjectMonitorUsage: ERROR" and, a line each, "owner: THREAD, entered N times" or "owner:
 * none, ...", "waiters: N", "waiter: THREAD" for each, and the notify waiters likewise. */
void say_monitor_usage(jobject monitor);

/* The same where so many threads wait to own it: monitor_usage_with. */
void say_monitor_usage_with(jint waiters, jobject monitor);

/* Says "NAME: owner THREAD, entered N times", by `must`. */
void say_monitor_owner(const char *name, jobject monitor);

/* A jvmtiMonitorUsage with counts that no monitor has; and returning the memory of one. */
jvmtiMonitorUsage untouched_monitor_usage(void);
void release_monitor_usage(jvmtiMonitorUsage *usage);

/* GetObjectMonitorUsage of a monitor that so many threads wait to own. It is asked again, as long as
 * `wait_goes_on` allows, while there are fewer: a waiter may wake, see that it cannot enter, and
 * wait anew. */
jvmtiError monitor_usage_with(jint waiters, jobject monitor, jvmtiMonitorUsage *usage);

/* The same by `must`. */
void must_get_usage_with(jint waiters, jobject monitor, jvmtiMonitorUsage *usage);

/* Suspends the threads, so many of which wait to own the monitor. One that has woken to look whether it can
 * enter is no waiter then: while there are fewer, resumes them all and suspends them again, as long as
 * `wait_goes_on` allows. Both by `must`. */
void suspend_waiters(jobject monitor, jint waiters, const jthread *threads, jint count);

/* ---- Scenarios without Java code ---------------------------------------- */

/* What such a scenario has said about each of its threads, by one of the functions above. */
typedef void (*say_monitors_of)(JNIEnv *jni, const char *who, jthread thread);

/* The current thread enters through JNI, and leaves, the monitor of an object that has one global
 * reference and no other. Says about this thread, once another thread asks: "entered", "asked by
 * another thread", "left". */
void own_by_global_reference(JNIEnv *jni, say_monitors_of say_monitors);

/* Two threads without a Java frame, of which "owner" owns a lock that it has entered through JNI,
 * and "contender" contends for it: agent threads in the case "agent-threads", else attached ones.
 * Says about both. */
void contend_without_frames(JNIEnv *jni, say_monitors_of say_monitors);

/* MonitorEnter of JNI, which must succeed. */
void enter_by_jni(JNIEnv *jni, jobject monitor);

/* Calls Object.wait through JNI on a monitor that the current thread owns. */
void wait_by_jni(JNIEnv *jni, jobject monitor, jlong milliseconds);

/* The same for a millisecond, on an object of its own. */
void wait_on_own_object(JNIEnv *jni);

/* ---- Events of known monitors ------------------------------------------- */

/* Names a monitor whose events are said. Others are none of the test: the class library and the JVM
 * have monitors of their own, and Thread objects are among them. At most eight; else `broken`. */
void know_monitor(JNIEnv *jni, jobject monitor, const char *name);

/* Whether any monitor is known. */
bool knows_monitors(void);

/* Names up to three elements of the array "first", "second" and "class Lock". */
void know_locks(JNIEnv *jni, jobject locks);

/* The name of a known monitor, or null. */
const char *monitor_name(JNIEnv *jni, jobject monitor);

/* The name of the monitor that GetCurrentContendedMonitor reports, or "null", or "none of the
 * test", by `must`. */
const char *contended_name(JNIEnv *jni, jthread thread);

/* What is known of a thread's contention, by `must`. */
struct contention {
    const char *monitor; /* its `contended_name` */
    const char *blocked; /* "true" if GetThreadState has BLOCKED_ON_MONITOR_ENTER, else "false" */
};
struct contention contention_of(JNIEnv *jni, jthread thread);

/* Says "contended: M, M, M", "blocked: TRUTH TRUTH TRUTH" of one thread, asked by null, by itself and by
 * another thread, and whether its own two answers agree. */
void say_contention(struct contention by_null, struct contention own, struct contention by_another);

/* Callbacks that say a line for an event of a known monitor: "EVENT: THREAD, MONITOR", then
 * ", timeout N" or ", timed out TRUTH", then whether the thread, the JNI environment or the
 * references are wrong, or the event was posted in the second environment. The first one releases
 * the point "contending N" at the Nth contention. */
void JNICALL say_known_contended_enter(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject monitor);
void JNICALL say_known_contended_entered(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                         jobject monitor);
void JNICALL say_known_wait(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject monitor,
                            jlong timeout);
void JNICALL say_known_waited(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject monitor,
                              jboolean timed_out);

/* The last one, which also sets a static field of the target, "timedOut" or "notTimedOut": a wait may end
 * for no reason, and so a report that it did not time out proves nothing by itself. */
void JNICALL say_and_keep_waited(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject monitor,
                                 jboolean timed_out);

/* Makes a second environment with the callbacks that the first one has, and enables an event. */
void enable_in_second_environment(const jvmtiCapabilities *capabilities, jvmtiEvent event);

/* ---- Callbacks that block ----------------------------------------------- */

/* For targets CallbackBlocks, of platform threads or virtual ones: a thread that is about to enter,
 * wait for or reacquire a lock waits and contends in its callback. A wake-up that is due to the
 * Java monitor must not be lost by that.
 *
 * The probe calls thread_to_block, which returns the thread for which it enables the event, else
 * null; the event's callback calls block_in_callback. */
jthread thread_to_block(JNIEnv *jni, jobject subject);

/* Once, if the monitor is the lock: waits for a raw monitor, and contends for another one. */
void block_in_callback(JNIEnv *jni, jobject monitor);

/* Says once how many other threads have entered the lock, if the monitor is it. */
void say_others_entered(JNIEnv *jni, jobject monitor);

/* ---- Events that are enabled within a wait or a contention --------------- */

/* For targets BlockedOrWaiting, of platform threads or virtual ones: the probe that enables or
 * disables, as the case says, an event while the target's thread is blocked or waits. The event's
 * callback is set and calls say_toggled_event. */
void toggle_while_blocked(JNIEnv *jni, jobject subject, jvmtiEvent event);
#define TOGGLE_CASES LIST("enabled", "enabled-for-one", "disabled", "disabled-for-one")

/* For the same targets with "blocked": the probe that has the thread interrupted, as the case says, "before"
 * it contends, "while-blocked", or "twice", with the events of its contention said. */
void interrupt_contender(JNIEnv *jni, jobject subject);
#define INTERRUPT_CASES LIST("before", "while-blocked", "twice")

/* If the monitor is the target's: "EVENT, the thread: TRUTH", whether it is the target's. */
void say_toggled_event(JNIEnv *jni, const char *event, jthread thread, jobject monitor);

/* ---- Waits that were notified in time ------------------------------------ */

/* For targets NotifiedInTime, of platform threads or virtual ones: the probe that counts
 * MonitorWaited for the target's lock, and says in the end how many waits of the last thread timed
 * out. */
void say_timed_out_waits(JNIEnv *jni, jobject subject);

/* For targets SuspendedPastTimeout, of platform threads or virtual ones: the probe that suspends
 * the target's threads, which wait, and resumes them when the timeout is over. It counts MonitorWaited,
 * and sets the field timedOut of the object that was waited for. `suspend` returns false for a
 * thread that has ended, which is not resumed then. */
void suspend_past_timeout(JNIEnv *jni, jthread thread, bool (*suspend)(jthread thread),
                          void (*resume)(jthread thread));

/* ==== Raw monitors ======================================================== */

/*
 * Raw monitors: making them, saying the answers of their functions, and threads that wait for one.
 *
 *     jrawMonitorID monitor = new_raw_monitor("monitor");
 *     SAY_CALL(RawMonitorEnter, monitor);
 */

/* CreateRawMonitor by `must`. */
jrawMonitorID new_raw_monitor(const char *name);

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
