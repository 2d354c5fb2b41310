/* SPDX-License-Identifier: Apache-2.0 */

/*
 * FieldAccess and FieldModification: names of fields, and callbacks that say a line for each event.
 * For fields of the test's own classes, whose objects have a toString that the test owns.
 *
 *     on(FieldAccess, say_access);
 *     must(SetFieldAccessWatch, klass, field);
 */
#ifndef ASSAY_FIELD_EVENTS_H
#define ASSAY_FIELD_EVENTS_H

#include "assay.h"

/* The name of a field, alone and with the signature of the class: "i", "Lwatch/Fields;.i". */
const char *short_field_name(jclass klass, jfieldID field);
const char *qualified_field_name(jclass klass, jfieldID field);

/* "access: FIELD of an object in METHOD" or "of no object", and "the object: TEXT" */
void JNICALL say_access(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location, jclass klass, jobject object, jfieldID field);

/* "modification: FIELD of an object in METHOD, TYPE VALUE", with "a reference" or "null" for an
 * object to be stored, and "the object: TEXT" */
void JNICALL say_modification(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                              jlocation location, jclass klass, jobject object, jfieldID field,
                              char type, jvalue value);

/* "read FIELD of OBJECT at LOCATION in METHOD on THREAD" */
void JNICALL say_read_place(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location, jclass klass, jobject object, jfieldID field);

/* "write FIELD of OBJECT at LOCATION in METHOD on THREAD", and "new value: TYPE VALUE" unless it is a
 * reference */
void JNICALL say_write_place(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field,
                             char type, jvalue value);

#endif
