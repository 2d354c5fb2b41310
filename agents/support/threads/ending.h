/* SPDX-License-Identifier: Apache-2.0 */

/*
 * A thread in its callback of ThreadEnd or VirtualThreadEnd: what functions answer about it there. It
 * has left its initial method; whether it still counts as alive is not said, and if not a function may
 * refuse it.
 *
 *     static void JNICALL ended(jvmtiEnv *env, JNIEnv *jni, jthread thread)
 *     {
 *         ask_about_ending(jni, thread, "plain", "Lthread/Starting;");
 *     }
 *
 *     static void observe(JNIEnv *jni, jobject unused)
 *     {
 *         on(ThreadEnd, ended);
 *         start_asking_about_ending(jni, "Lthread/Starting;");
 *     }
 */
#ifndef ASSAY_ENDING_H
#define ASSAY_ENDING_H

#include "assay.h"

/* The thread itself asks, with its reference or with null; another thread does while this one is in the
 * callback, or has it suspended there. */
#define ENDING_CASES LIST("itself", "null", "another", "suspended")

/* For the callback: asks about the thread, or lets the other thread ask, if it has this name. Then calls
 * `release_end_of` with the name of the thread, whichever it is. */
void ask_about_ending(JNIEnv *jni, jthread thread, const char *name, const char *own_class);

/* Says the stack of a live thread that has frames of the class: the control for the callback, where there
 * are none. */
void say_stack_of_live(jthread thread, const char *own_class);

/* Starts the other thread, where the case has one. */
void start_asking_about_ending(JNIEnv *jni, const char *own_class);

/* ---- Several environments ----------------------------------------------- */

/* The test's environment and two additional ones, which are made by the first call. */
enum { ENDING_ENVIRONMENTS = 3 };
jvmtiEnv *ending_environment(int number);

/* Stores a value for the thread in each of them. */
void store_in_ending_environments(jthread thread);

/* For the callbacks in them: says "environment NUMBER: its own value" of the ending thread, which may be
 * "refused" if it is not alive, and then by the case "cleared" clears it, and by "disposed" disposes of
 * the second environment in its callback. */
#define OWN_STORAGE_CASES LIST("read", "cleared", "disposed")
void say_kept_storage(jvmtiEnv *env, jthread thread);

#endif
