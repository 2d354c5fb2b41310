/* SPDX-License-Identifier: Apache-2.0 */

/*
 * ClassLoad and ClassPrepare events that a test causes at will. event.Fresh has classes A to L
 * that nothing uses: each is loaded and prepared once, on a thread that the test chooses. The
 * target event.Turns, which hands the probe its threads "first" and "second", prepares them there.
 *
 *     static void observe(JNIEnv *jni, jobject threads)
 *     {
 *         set_class_prepare_in(assay_env);
 *         class_prepare_mode(assay_env, JVMTI_ENABLE, thread_at(jni, threads, 0));
 *         prepare_next(jni);             on the current thread: nothing is posted
 *         prepare_next_on("first", 1);   "Levent/Fresh$B; prepared on first"
 *     }
 */
#ifndef ASSAY_CLASS_EVENTS_H
#define ASSAY_CLASS_EVENTS_H

#include "assay.h"
#include "threads.h"

/* Whether a class is one of event.Fresh. */
bool is_fresh(jclass klass);

/* ---- Causing the events ------------------------------------------------- */

/* Has the next class of event.Fresh loaded and prepared on the current thread. Calls Java; also
 * from callbacks, if it has been called once outside of them. */
void prepare_next(JNIEnv *jni);

/* Has a thread of event.Turns prepare the next class, and waits. `n` is 1 for that thread's first
 * class, then 2, and so on. */
void prepare_next_on(const char *thread, int n);

/* The next three classes, on the current thread, on "first" and on "second". */
void prepare_next_on_each(JNIEnv *jni, int n);

/* ---- Observing them ----------------------------------------------------- */

/* Callbacks: "NAME Levent/Fresh$A; prepared on THREAD", with the environment's name if it has one
 * (environments.h), and "Levent/Fresh$A; loaded on THREAD". Of other classes nothing is said. */
void JNICALL say_class_prepare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass);
void JNICALL say_class_load(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass);

/* Gives the environment say_class_prepare as its only callback. */
void set_class_prepare_in(jvmtiEnv *env);

/* SetEventNotificationMode for ClassPrepare, by `must`; globally for a null thread. */
void class_prepare_mode(jvmtiEnv *env, jvmtiEventMode mode, jthread thread);

#endif
