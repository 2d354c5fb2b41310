/* SPDX-License-Identifier: Apache-2.0 */

/*
 * A thread in its callback of ThreadEnd or VirtualThreadEnd: what functions answer about it there. It
 * has left its initial method; whether it still counts as alive is not said, and if not a function may
 * refuse it.
 *
 *     static void JNICALL ended(jvmtiEnv *env, JNIEnv *jni, jthread thread)
 *     {
 *         if (strcmp(thread_name(thread), "plain") == 0)
 *             ask_about_ending(jni, thread, "Lthread/Starting;");
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

/* For the callback: asks, or lets the other thread ask. */
void ask_about_ending(JNIEnv *jni, jthread thread, const char *own_class);

/* Of a thread that has frames of the class: what the callback looks for in vain is found there. */
void say_stack_of_live(jthread thread, const char *own_class);

/* Starts the other thread, where the case has one. */
void start_asking_about_ending(JNIEnv *jni, const char *own_class);

#endif
