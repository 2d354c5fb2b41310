/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Calls by a thread of another kind than the one that the probe is called on. What a function reports
 * about a thread does not depend on who asks.
 *
 *     static void ask(JNIEnv *jni, void *thread)
 *     {
 *         say_state(thread);
 *     }
 *
 *     static void observe(JNIEnv *jni, jobject thread)
 *     {
 *         have_called(jni, ask, (*jni)->NewGlobalRef(jni, thread));
 *     }
 *
 *     TEST(.target = "thread.InState", .args = LIST("parked"), .probe = observe,
 *          .needs = {CALLER_NEEDS}, .cases = CALLER_CASES);
 */
#ifndef ASSAY_CALLERS_H
#define ASSAY_CALLERS_H

#include "assay.h"

/* The kinds, as cases. Those in virtual threads need VIRTUAL_THREADS. */
#define CALLER_CASES LIST("agent-thread", "attached-thread", "callback")
#define VIRTUAL_CALLER_CASES LIST("virtual-thread", "callback-in-virtual-thread")
#define ALL_CALLER_CASES                                                                           \
    LIST("agent-thread", "attached-thread", "callback", "virtual-thread",                          \
         "callback-in-virtual-thread")

/* Callbacks are those of Breakpoint. */
#define CALLER_NEEDS .can_generate_breakpoint_events = 1

/* Has a thread of the kind of the case call a function, and returns when that has returned. The
 * argument must not be a local reference. */
void have_called(JNIEnv *jni, void (*function)(JNIEnv *jni, void *argument), void *argument);

#endif
