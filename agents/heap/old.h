/* SPDX-License-Identifier: Apache-2.0 */

/* The heads of the callbacks of version 1.0, and the names of its kinds. */
#ifndef ASSAY_HEAP_OLD_H
#define ASSAY_HEAP_OLD_H

#include "walk.h"

#define OLD_OBJECT(NAME)                                                                           \
    static jvmtiIterationControl JNICALL NAME(jlong class_tag, jlong size, jlong *tag,             \
                                              void *user_data)
#define OLD_ROOT(NAME)                                                                             \
    static jvmtiIterationControl JNICALL NAME(jvmtiHeapRootKind kind, jlong class_tag, jlong size, \
                                              jlong *tag, void *user_data)
#define OLD_STACK(NAME)                                                                            \
    static jvmtiIterationControl JNICALL NAME(jvmtiHeapRootKind kind, jlong class_tag, jlong size, \
                                              jlong *tag, jlong thread_tag, jint depth,            \
                                              jmethodID method, jint slot, void *user_data)
#define OLD_REFERENCE(NAME)                                                                        \
    static jvmtiIterationControl JNICALL NAME(jvmtiObjectReferenceKind kind, jlong class_tag,      \
                                              jlong size, jlong *tag, jlong referrer_tag,          \
                                              jint index, void *user_data)

static inline const char *root_kind(jvmtiHeapRootKind kind)
{
    switch (kind) {
    case JVMTI_HEAP_ROOT_JNI_GLOBAL:
        return "JNI_GLOBAL";
    case JVMTI_HEAP_ROOT_SYSTEM_CLASS:
        return "SYSTEM_CLASS";
    case JVMTI_HEAP_ROOT_MONITOR:
        return "MONITOR";
    case JVMTI_HEAP_ROOT_STACK_LOCAL:
        return "STACK_LOCAL";
    case JVMTI_HEAP_ROOT_JNI_LOCAL:
        return "JNI_LOCAL";
    case JVMTI_HEAP_ROOT_THREAD:
        return "THREAD";
    case JVMTI_HEAP_ROOT_OTHER:
        return "OTHER";
    }
    return "no root";
}

static inline const char *old_kind(jvmtiObjectReferenceKind kind)
{
    switch (kind) {
    case JVMTI_REFERENCE_CLASS:
        return "CLASS";
    case JVMTI_REFERENCE_FIELD:
        return "FIELD";
    case JVMTI_REFERENCE_ARRAY_ELEMENT:
        return "ARRAY_ELEMENT";
    case JVMTI_REFERENCE_CLASS_LOADER:
        return "CLASS_LOADER";
    case JVMTI_REFERENCE_SIGNERS:
        return "SIGNERS";
    case JVMTI_REFERENCE_PROTECTION_DOMAIN:
        return "PROTECTION_DOMAIN";
    case JVMTI_REFERENCE_INTERFACE:
        return "INTERFACE";
    case JVMTI_REFERENCE_STATIC_FIELD:
        return "STATIC_FIELD";
    case JVMTI_REFERENCE_CONSTANT_POOL:
        return "CONSTANT_POOL";
    }
    return "no reference";
}

#endif
