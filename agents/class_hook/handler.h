/* SPDX-License-Identifier: Apache-2.0 */

/* What a handler of ClassFileLoadHook gets, and the class file that it gives. */
#ifndef ASSAY_CLASS_HOOK_HANDLER_H
#define ASSAY_CLASS_HOOK_HANDLER_H

#include "assay.h"

#define HOOK_PARAMETERS                                                                            \
    jvmtiEnv *env, JNIEnv *jni, jclass redefined, jobject loader, const char *name,                \
        jobject domain, jint length, const unsigned char *bytes, jint *new_length,                 \
        unsigned char **new_bytes

/* Gives a copy of the class file, for the handler to change. It belongs to the JVM. */
static inline void give_copy(jvmtiEnv *env, const unsigned char *bytes, jint length,
                             unsigned char **new_bytes, jint *new_length)
{
    must_in(env, Allocate, length, new_bytes);
    memcpy(*new_bytes, bytes, (size_t)length);
    *new_length = length;
}

#endif
