/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Taking the stack of a thread that calls, returns and throws all the time, and checking that the
 * thread could have that stack. The targets are stack.Changing, and virtual_thread.ChangingStack,
 * where it is a virtual thread.
 *
 *     static jvmtiError take(JNIEnv *jni, jthread thread, jvmtiFrameInfo *frames, jint *count)
 *     {
 *         return ti(GetStackTrace, thread, 0, FRAMES_MAX, frames, count);
 *     }
 *
 *     static void observe(JNIEnv *jni, jobject thread)
 *     {
 *         take_changing_stack(jni, thread, take);
 *     }
 */
#ifndef ASSAY_CHANGING_STACK_H
#define ASSAY_CHANGING_STACK_H

#include "frames.h"

/* Takes the thread's stack by the function under test into FRAMES_MAX frames. An error of that
 * function is returned. */
typedef jvmtiError (*stack_taker)(JNIEnv *jni, jthread thread, jvmtiFrameInfo *frames, jint *count);

/* Takes the stack 1000 times, and once more while the thread stands still in each of two methods.
 * Says how often `take` returned an error, whether there were stacks in which a method is called by
 * one that does not call it or is outside its bytecodes, and the numbers of frames of the thread's
 * own methods where it stands still, 0 for a stack that it cannot have there. */
void take_changing_stack(JNIEnv *jni, jthread thread, stack_taker take);

/* For `take`: the stack as GetThreadListStackTraces gives it for a list of this thread alone. */
jvmtiError take_listed_stack(JNIEnv *jni, jthread thread, jvmtiFrameInfo *frames, jint *count);

/* Copies a record of GetAllStackTraces or GetThreadListStackTraces to frames and count. */
void copy_stack(const jvmtiStackInfo *info, jvmtiFrameInfo *frames, jint *count);

#endif
