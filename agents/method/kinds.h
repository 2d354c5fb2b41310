/* SPDX-License-Identifier: Apache-2.0 */

/* The natives of method.Kinds.Sample, whose static initializer runs under observation. */
#ifndef ASSAY_METHOD_KINDS_H
#define ASSAY_METHOD_KINDS_H

#include "prepared.h"

static jint JNICALL missing(JNIEnv *jni, jclass klass, jint n)
{
    return n * 3;
}
static void JNICALL instance(JNIEnv *jni, jobject self)
{
    (void)self;
}
static void JNICALL throwing(JNIEnv *jni, jclass klass)
{
    (*jni)->ThrowNew(jni, find_class(jni, "java/lang/IllegalArgumentException"), "thrown");
}

static inline void JNICALL on_sample_prepare(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                             jclass klass)
{
    static JNINativeMethod natives[] = {{"missing", "(I)I", (void *)missing},
                                        {"instance", "()V", (void *)instance},
                                        {"lockedNative", "()V", (void *)instance},
                                        {"lockedStaticNative", "()V", (void *)instance},
                                        {"throwing", "()V", (void *)throwing}};
    char *signature = NULL;
    must(GetClassSignature, klass, &signature, NULL);
    if (strcmp(readable_text(signature), "Lmethod/Kinds$Sample;") == 0
        && (*jni)->RegisterNatives(jni, klass, natives, 5) != JNI_OK)
        broken("RegisterNatives failed");
    release(signature);
}

/* Registers the natives before any code of the class runs. */
static inline void register_natives_of_sample(JNIEnv *jni)
{
    before_code_of(jni, "Lmethod/Kinds$Sample;", on_sample_prepare);
}

#endif
