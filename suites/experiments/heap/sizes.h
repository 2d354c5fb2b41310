/* SPDX-License-Identifier: Apache-2.0 */

/* Sizes of objects, arrays and strings as GetObjectSize gives them. */
#ifndef EXPERIMENTS_SIZES_H
#define EXPERIMENTS_SIZES_H

#include "experiment.h"

static inline long size_of(jobject object)
{
    jlong size = 0;
    must(GetObjectSize, object, &size);
    return (long)size;
}

static inline void say_shapes(JNIEnv *jni, jobject shapes)
{
    static const char *const names[] = {"no field",
                                        "a byte",
                                        "three bytes",
                                        "an int",
                                        "a long",
                                        "an int and a long",
                                        "a reference",
                                        "two references",
                                        "a long and a byte",
                                        "a byte below a long and a byte",
                                        "Integer",
                                        "Long",
                                        "ArrayList",
                                        "HashMap",
                                        "Thread",
                                        "Object[0]",
                                        "Object[1]",
                                        "Object[2]",
                                        "Object[3]",
                                        "byte[0]",
                                        "byte[1]",
                                        "byte[8]",
                                        "byte[9]",
                                        "boolean[3]",
                                        "char[3]",
                                        "int[0]",
                                        "int[1]",
                                        "int[2]",
                                        "int[3]",
                                        "long[0]",
                                        "long[1]",
                                        "double[2]",
                                        "byte[1000]",
                                        "Object[1000]"};
    for (int i = 0; i < (int)(sizeof names / sizeof names[0]); i++)
        say("%s: %ld", names[i], size_of((*jni)->GetObjectArrayElement(jni, shapes, i)));
}

/* Neighbouring lengths with the same sizes share a line. */
static inline void say_strings(JNIEnv *jni, jobjectArray strings, const char *kind, int bytes)
{
    enum { LENGTHS = 165 };
    long string = 0, array[LENGTHS];
    for (int i = 0; i < LENGTHS; i++) {
        jobject object = (*jni)->GetObjectArrayElement(jni, strings, i);
        jclass klass = (*jni)->GetObjectClass(jni, object);
        jfieldID field = (*jni)->GetFieldID(jni, klass, "value", "[B");
        if (field == NULL) {
            (*jni)->ExceptionClear(jni);
            field = field_id(jni, klass, "value", "[C");
        }
        string = size_of(object);
        array[i] = size_of((*jni)->GetObjectField(jni, object, field));
    }
    for (int i = 0, j; i < LENGTHS; i = j) {
        for (j = i; j < LENGTHS && array[j] == array[i]; j++)
            ;
        long total = string + array[i];
        say("%s in %ld bytes: %d to %d characters (%ld + %ld), at most %ld %% text", kind, total, i,
            j - 1, string, array[i], (j - 1) * bytes * 100L / total);
    }
}

static inline void say_all_strings(JNIEnv *jni, jobject subject)
{
    say_strings(jni, (*jni)->GetObjectArrayElement(jni, subject, 0), "Latin-1", 1);
    say_strings(jni, (*jni)->GetObjectArrayElement(jni, subject, 1), "other", 2);
}

#endif
