/* SPDX-License-Identifier: Apache-2.0 */

/*
 * What the tests of redefinition share. Their targets hand the probe an array: the class
 * redefine.Subject, the bytes of a class file, and an instance.
 */
#ifndef ASSAY_REDEFINE_REDEFINITION_H
#define ASSAY_REDEFINE_REDEFINITION_H

#include <stdlib.h>

#include "assay.h"

/* A class file, copied out of a Java array. */
struct class_bytes {
    jint length;
    unsigned char *bytes;
};

static inline struct class_bytes copy_class_bytes(JNIEnv *jni, jbyteArray array)
{
    struct class_bytes file = {.length = (*jni)->GetArrayLength(jni, array)};
    file.bytes = malloc((size_t)file.length + 1);
    if (file.bytes == NULL)
        broken("there is no memory for a class file");
    (*jni)->GetByteArrayRegion(jni, array, 0, file.length, (jbyte *)file.bytes);
    no_exception(jni);
    return file;
}

static inline struct class_bytes class_bytes_at(JNIEnv *jni, jobjectArray array, jsize index)
{
    return copy_class_bytes(jni, (*jni)->GetObjectArrayElement(jni, array, index));
}

/* Redefines the class of the probe's array with its bytes. */
static inline jvmtiError redefine(JNIEnv *jni, jobjectArray subject)
{
    struct class_bytes file = class_bytes_at(jni, subject, 1);
    const jvmtiClassDefinition definition = {(*jni)->GetObjectArrayElement(jni, subject, 0),
                                             file.length, file.bytes};
    jvmtiError error = ti(RedefineClasses, 1, &definition);
    free(file.bytes);
    return error;
}

/* Redefines, in one call, the classes of the probe's array. Each stands before its bytes. */
static inline jvmtiError redefine_all(JNIEnv *jni, jobjectArray subject)
{
    jvmtiClassDefinition definitions[4];
    jint count = (*jni)->GetArrayLength(jni, subject) / 2;
    if (count > 4)
        broken("there is room for four definitions");
    for (jint i = 0; i < count; i++) {
        struct class_bytes file = class_bytes_at(jni, subject, 2 * i + 1);
        definitions[i] = (jvmtiClassDefinition){(*jni)->GetObjectArrayElement(jni, subject, 2 * i),
                                                file.length, file.bytes};
    }
    jvmtiError error = ti(RedefineClasses, count, definitions);
    for (jint i = 0; i < count; i++)
        free((void *)definitions[i].class_bytes);
    return error;
}

/* The class file that the hook gives for the class of this name, or none. */
static struct class_bytes hook_file;
static int hook_calls;
static const char *hook_class = "redefine/Subject";

static inline void JNICALL hook_replace(jvmtiEnv *env, JNIEnv *jni, jclass redefined,
                                        jobject loader, const char *name, jobject domain,
                                        jint length, const unsigned char *bytes, jint *new_length,
                                        unsigned char **new_bytes)
{
    if (name == NULL || strcmp(name, hook_class) != 0)
        return;
    hook_calls++;
    if (hook_file.bytes == NULL)
        return;
    unsigned char *copy;
    must_in(env, Allocate, hook_file.length, &copy);
    memcpy(copy, hook_file.bytes, (size_t)hook_file.length);
    *new_length = hook_file.length;
    *new_bytes = copy;
}

/* Retransforms the class of the probe's array; the hook gives the array's bytes. */
static inline jvmtiError retransform(JNIEnv *jni, jobjectArray subject)
{
    jclass klass = (*jni)->GetObjectArrayElement(jni, subject, 0);
    hook_file = class_bytes_at(jni, subject, 1);
    on(ClassFileLoadHook, hook_replace);
    jvmtiError error = ti(RetransformClasses, 1, &klass);
    off(ClassFileLoadHook);
    free(hook_file.bytes);
    hook_file.bytes = NULL;
    return error;
}

#endif
