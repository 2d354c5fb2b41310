/* SPDX-License-Identifier: Apache-2.0 */

/*
 * States of threads: waiting for them and saying them.
 *
 *     wait_for_state(thread, JVMTI_THREAD_STATE_WAITING);
 *     say_state(thread);      "GetThreadState: JVMTI_ERROR_NONE ALIVE|WAITING|..."
 */
#ifndef ASSAY_THREADS_H
#define ASSAY_THREADS_H

#include <time.h>

#include "assay.h"

/* The thread that calls this, by `must`: a new local reference. */
jthread current_thread(void);

/* The thread at an index of the Thread[] that a target calls the probe with: a new local
 * reference. */
jthread thread_at(JNIEnv *jni, jobject threads, jint index);

/* Waits until the state has one of these bits: Java may show a state a moment before JVM TI does,
 * and after a resumption a thread may look again whether it can go on. What does not come within
 * six seconds is left to the test to report. */
void wait_for_state(jthread thread, jint bits);

/* For a loop that waits for something else on the same terms: whether it may go on, six seconds
 * from its first call, in which BEGINNING is {0}. Lets other threads run. */
bool wait_goes_on(struct timespec *beginning);

/* Whether GetThreadState reports that a thread is suspended, by `must`. */
bool is_suspended(jthread thread);

/* GetThreadState, under observation: says "GetThreadState: ERROR", and the state if there is
 * no error. */
void say_state(jthread thread);

/* Calls a function for each thread of GetAllThreads, and says "FUNCTION: ERROR" for each error but
 * JVMTI_ERROR_THREAD_NOT_ALIVE of a thread that ends, which some may do at any time; last, "FUNCTION:
 * refused COUNT". */
void say_refused_threads(const char *function, jvmtiError (*call)(jthread thread));

/* Object.notifyAll as the owner of the monitor, and LockSupport.unpark. */
void notify_all(JNIEnv *jni, jobject object);
void unpark(JNIEnv *jni, jthread thread);

#endif
