/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Calls of JNI in a callback while an exception is being thrown. Whether that exception is pending
 * in the callback is the JVM's choice, and with an exception pending most JNI functions may not be
 * called. So a callback that calls them does it between set_aside and put_back:
 *
 *     jthrowable pending = set_aside(jni);
 *     say("exit %s", method_name(method));
 *     put_back(jni, pending);
 */
#ifndef ASSAY_PENDING_H
#define ASSAY_PENDING_H

#include "assay.h"

/* Clears the pending exception and returns it, for put_back. Returns null if none is pending, and
 * clears nothing then: to a JVM that may mean that the exception being thrown was caught. */
jthrowable set_aside(JNIEnv *jni);

/* Throws what set_aside returned; nothing for null. */
void put_back(JNIEnv *jni, jthrowable pending);

/* Whether an Exception event is about what put_back has thrown on this thread: a JVM may post
 * that as an exception of its own. Compares hash codes, as JVM TI may do with one pending. */
bool is_thrown_by_put_back(jobject exception);

/* Whether an ExceptionCatch event is about what set_aside has cleared, which is null then: so may
 * any be that has null, once something was cleared. */
bool is_cleared_by_set_aside(jobject exception);

/* A callback of ExceptionCatch that does nothing but forget what put_back has thrown: without it
 * is_thrown_by_put_back takes an exception that the JVM has prepared, and throws once more, for that one. */
void JNICALL forget_put_back(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jobject exception);

/* The hash code of an exception by GetObjectHashCode; 0 for null. */
jint exception_hash(jobject exception);

/* The signature of an exception's class, a global reference to the exception, and whether two are
 * the same object; each may be called with an exception pending. */
const char *exception_class(JNIEnv *jni, jobject exception);
jobject exception_kept(JNIEnv *jni, jobject exception);
bool is_same_exception(JNIEnv *jni, jobject one, jobject other);

#endif
