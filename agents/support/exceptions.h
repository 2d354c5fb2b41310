/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Exception and ExceptionCatch events in the methods of one class (say_events_in of
 * event_callbacks.h), with an exception that the test names.
 *
 *     name_exception(jni, shared, "SHARED");
 *     say_events_in("Lexception/Throws;");
 *     on(Exception, say_thrown);      "SHARED thrown at 4 in Lexception/Throws;.thrower()V on main"
 *                                     "handler at 12 in Lexception/Throws;.catcher()V"
 *
 * The callbacks may run with an exception pending, and say nothing of exceptions that put_back
 * throws again (pending.h).
 */
#ifndef ASSAY_EXCEPTIONS_H
#define ASSAY_EXCEPTIONS_H

#include "event_callbacks.h"
#include "pending.h"

/* How exception_name calls this exception. Keeps a global reference. */
void name_exception(JNIEnv *jni, jobject exception, const char *name);

/* That name, "null", or the signature of the exception's class. */
const char *exception_name(JNIEnv *jni, jobject exception);

/* ---- Callbacks ---------------------------------------------------------- */

/* "EXCEPTION thrown at LOCATION in METHOD on THREAD", and the handler: "handler at LOCATION in
 * METHOD", "no handler: LOCATION", or, for a method of another class that has a frame, "handler
 * behind the program's frames". */
void JNICALL say_thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location, jobject exception, jmethodID catch_method,
                        jlocation catch_location);

/* "EXCEPTION caught at LOCATION in METHOD on THREAD" */
void JNICALL say_caught(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location, jobject exception);

/* "EXCEPTION at LOCATION in METHOD" and "handler in METHOD" or "handler in none" */
void JNICALL say_thrown_at(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location);

/* ---- Both events -------------------------------------------------------- */

/* Enables both events for methods of the class with this signature, and says "EXCEPTION at LOCATION
 * of METHOD, handler at LOCATION" (with "elsewhere" if it is in another method) and "caught at
 * LOCATION of METHOD, the same: TRUTH": whether it is the exception that was reported last. */
void say_thrown_and_caught_in(const char *signature);

#endif
