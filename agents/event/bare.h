/* SPDX-License-Identifier: Apache-2.0 */

/* Calls of Java by JNI where JNI itself is what the test is about: the words of assay.h would take
 * its failure for one of the test's own arrangements. */
#ifndef ASSAY_EVENT_BARE_H
#define ASSAY_EVENT_BARE_H

#include "assay.h"

/* The function's result, unless it is null or an exception is pending; that is cleared. */
static inline void *sound(JNIEnv *jni, void *result)
{
    if (!(*jni)->ExceptionCheck(jni))
        return result;
    (*jni)->ExceptionClear(jni);
    return NULL;
}

static inline void say_number(JNIEnv *jni, const char *what, jint number)
{
    if ((*jni)->ExceptionCheck(jni)) {
        (*jni)->ExceptionClear(jni);
        say("%s: an exception", what);
    } else {
        say("%s: %d", what, (int)number);
    }
}

/* Has Integer.parseInt parse "77". */
static inline void say_parsed(JNIEnv *jni)
{
    jclass klass = sound(jni, (*jni)->FindClass(jni, "java/lang/Integer"));
    jmethodID parse = klass == NULL
                          ? NULL
                          : sound(jni, (*jni)->GetStaticMethodID(jni, klass, "parseInt",
                                                                 "(Ljava/lang/String;)I"));
    jstring text = sound(jni, (*jni)->NewStringUTF(jni, "77"));
    if (parse == NULL || text == NULL)
        say("parsed: nothing");
    else
        say_number(jni, "parsed", (*jni)->CallStaticIntMethod(jni, klass, parse, text));
}

/* Asks a string for its length; the method, or null. */
static inline jmethodID say_length(JNIEnv *jni, jclass klass, jstring text)
{
    jmethodID length = klass == NULL ? NULL
                                     : sound(jni, (*jni)->GetMethodID(jni, klass, "length", "()I"));
    if (length == NULL || text == NULL)
        say("length: none");
    else
        say_number(jni, "length", (*jni)->CallIntMethod(jni, text, length));
    return length;
}

/* A class by its binary name, asked of the system class loader; or null. */
static inline jclass asked_of_system_loader(JNIEnv *jni, const char *name)
{
    jclass loaders = sound(jni, (*jni)->FindClass(jni, "java/lang/ClassLoader"));
    if (loaders == NULL)
        return NULL;
    jmethodID get = sound(jni, (*jni)->GetStaticMethodID(jni, loaders, "getSystemClassLoader",
                                                         "()Ljava/lang/ClassLoader;"));
    jmethodID load = sound(jni, (*jni)->GetMethodID(jni, loaders, "loadClass",
                                                    "(Ljava/lang/String;)Ljava/lang/Class;"));
    jstring text = sound(jni, (*jni)->NewStringUTF(jni, name));
    if (get == NULL || load == NULL || text == NULL)
        return NULL;
    jobject loader = sound(jni, (*jni)->CallStaticObjectMethod(jni, loaders, get));
    return loader == NULL ? NULL : sound(jni, (*jni)->CallObjectMethod(jni, loader, load, text));
}

static inline const char *name_or_nothing(jclass klass)
{
    return klass == NULL ? "nothing" : class_name(klass);
}

#endif
