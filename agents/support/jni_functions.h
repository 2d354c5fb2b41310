/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Tests about JNI itself: function tables with functions of the test's own, and calls whose failure
 * is said rather than taken for a failure of the test's arrangements.
 *
 *     jniNativeInterface *table = get_jni_table();
 *     table->GetVersion = our_version;
 *     set_jni_table(table);
 *     say("main: %s", version_of(jni));      "main: ours"
 */
#ifndef ASSAY_JNI_FUNCTIONS_H
#define ASSAY_JNI_FUNCTIONS_H

#include "assay.h"

/* ---- Function tables ---------------------------------------------------- */

/* GetJNIFunctionTable by `must`; the table is the caller's to release. */
jniNativeInterface *get_jni_table(void);

/* SetJNIFunctionTable, under observation: says "SetJNIFunctionTable: ERROR". */
void set_jni_table(const jniNativeInterface *table);

/* Functions for GetVersion, which return what no JVM returns. */
jint JNICALL our_version(JNIEnv *jni);
jint JNICALL other_version(JNIEnv *jni);

/* Whose GetVersion is called through this environment: "ours", "the other" or "the JVM's". */
const char *version_of(JNIEnv *jni);

/* The slots of the first function and of the last one that the oldest JVM has: a table that such a
 * JVM allocates ends there. */
enum {
    FIRST_JNI_FUNCTION = offsetof(jniNativeInterface, GetVersion) / sizeof(void *),
    LAST_JNI_FUNCTION = offsetof(jniNativeInterface, GetObjectRefType) / sizeof(void *)
};

/* How many of these functions differ between two tables. */
int jni_differences(const jniNativeInterface *one, const jniNativeInterface *other);

/* Has `replace` put a function of the test into the table, and says whether `call`, called on the
 * main thread before and after, on an attached thread and on an agent thread, reaches that function:
 * "WHERE: ours" or "WHERE: the JVM's". The function reports that by jni_function_reached. */
void say_replaced_on_threads(JNIEnv *jni, void (*replace)(jniNativeInterface *table),
                             void (*call)(JNIEnv *jni));
void jni_function_reached(void);

/* ---- Calls that may fail ------------------------------------------------ */

/* The result of a JNI function; null if an exception is pending, which is cleared. */
void *result_or_null(JNIEnv *jni, void *result);

/* Says "WHAT: NUMBER", or "WHAT: an exception" if one is pending, which is cleared. */
void say_jni_number(JNIEnv *jni, const char *what, jint number);

/* Calls Integer.parseInt("77"), and says "parsed: 77" or what came of it. */
void say_parsed(JNIEnv *jni);

/* Calls String.length by the class String, and says "length: NUMBER". Returns the method or null. */
jmethodID say_length(JNIEnv *jni, jclass klass, jstring text);

/* A class by its binary name from the system class loader, or null; and its signature, or "nothing"
 * for null. */
jclass class_of_system_loader(JNIEnv *jni, const char *name);
const char *name_or_nothing(jclass klass);

#endif
