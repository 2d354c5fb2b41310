/* SPDX-License-Identifier: Apache-2.0 */

/*
 * The heads of the callbacks of heap walks: HEAP_REFERENCE_CALLBACK(NAME) { ... } defines a function
 * of the type jvmtiHeapReferenceCallback, and so on. Their parameters have the names of the
 * specification without "_ptr": class_tag, referrer_class_tag, size, tag (a pointer), referrer_tag
 * (a pointer), length, user_data, and the ones below.
 *
 *     HEAP_ITERATION_CALLBACK(count)
 *     {
 *         tagged += *tag != 0;
 *         return 0;
 *     }
 *
 * Where the JVM gives null for a pointer that is always given, this is said once, and what is between
 * the braces does not run. Pointers that are null in some calls are info, for kinds without one, and
 * referrer_tag, for roots. What a walk was given as user_data is used by own_data(user_data).
 */
#ifndef ASSAY_CALLBACKS_H
#define ASSAY_CALLBACKS_H

#include "assay.h"

/* kind, info */
#define HEAP_REFERENCE_CALLBACK(NAME)                                                              \
    CALLBACK_OF_WALK(                                                                              \
        jint, NAME,                                                                                \
        (jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, jlong class_tag,         \
         jlong referrer_class_tag, jlong size, jlong *tag, jlong *referrer_tag, jint length,       \
         void *user_data),                                                                         \
        (kind, info, class_tag, referrer_class_tag, size, tag, referrer_tag, length, user_data),   \
        tag != NULL && (info != NULL || !has_info(kind))                                           \
            && (referrer_tag != NULL || kind >= JVMTI_HEAP_REFERENCE_JNI_GLOBAL))

#define HEAP_ITERATION_CALLBACK(NAME)                                                              \
    CALLBACK_OF_WALK(jint, NAME,                                                                   \
                     (jlong class_tag, jlong size, jlong * tag, jint length, void *user_data),     \
                     (class_tag, size, tag, length, user_data), tag != NULL)

/* kind, info, value, type; tag is that of the object or the class */
#define PRIMITIVE_FIELD_CALLBACK(NAME)                                                             \
    CALLBACK_OF_WALK(                                                                              \
        jint, NAME,                                                                                \
        (jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, jlong class_tag,         \
         jlong *tag, jvalue value, jvmtiPrimitiveType type, void *user_data),                      \
        (kind, info, class_tag, tag, value, type, user_data), tag != NULL && info != NULL)

/* type, elements; length is element_count */
#define ARRAY_PRIMITIVE_VALUE_CALLBACK(NAME)                                                       \
    CALLBACK_OF_WALK(jint, NAME,                                                                   \
                     (jlong class_tag, jlong size, jlong * tag, jint length,                       \
                      jvmtiPrimitiveType type, const void *elements, void *user_data),             \
                     (class_tag, size, tag, length, type, elements, user_data),                    \
                     tag != NULL && (elements != NULL || length == 0))

/* value; length is value_length */
#define STRING_PRIMITIVE_VALUE_CALLBACK(NAME)                                                      \
    CALLBACK_OF_WALK(jint, NAME,                                                                   \
                     (jlong class_tag, jlong size, jlong * tag, const jchar *value, jint length,   \
                      void *user_data),                                                            \
                     (class_tag, size, tag, value, length, user_data),                             \
                     tag != NULL && (value != NULL || length == 0))

/* Those of the functions of version 1.0. referrer_tag is no pointer here. */
#define HEAP_OBJECT_CALLBACK(NAME)                                                                 \
    CALLBACK_OF_WALK(jvmtiIterationControl, NAME,                                                  \
                     (jlong class_tag, jlong size, jlong * tag, void *user_data),                  \
                     (class_tag, size, tag, user_data), tag != NULL)
#define HEAP_ROOT_CALLBACK(NAME)                                                                   \
    CALLBACK_OF_WALK(                                                                              \
        jvmtiIterationControl, NAME,                                                               \
        (jvmtiHeapRootKind kind, jlong class_tag, jlong size, jlong * tag, void *user_data),       \
        (kind, class_tag, size, tag, user_data), tag != NULL)
#define STACK_REFERENCE_CALLBACK(NAME)                                                             \
    CALLBACK_OF_WALK(jvmtiIterationControl, NAME,                                                  \
                     (jvmtiHeapRootKind kind, jlong class_tag, jlong size, jlong * tag,            \
                      jlong thread_tag, jint depth, jmethodID method, jint slot, void *user_data), \
                     (kind, class_tag, size, tag, thread_tag, depth, method, slot, user_data),     \
                     tag != NULL)
#define OBJECT_REFERENCE_CALLBACK(NAME)                                                            \
    CALLBACK_OF_WALK(jvmtiIterationControl, NAME,                                                  \
                     (jvmtiObjectReferenceKind kind, jlong class_tag, jlong size, jlong * tag,     \
                      jlong referrer_tag, jint index, void *user_data),                            \
                     (kind, class_tag, size, tag, referrer_tag, index, user_data), tag != NULL)

/* Whether a reference of this kind, or a primitive field, is described by an info. */
static inline bool has_info(jvmtiHeapReferenceKind kind)
{
    return kind == JVMTI_HEAP_REFERENCE_FIELD || kind == JVMTI_HEAP_REFERENCE_STATIC_FIELD
           || kind == JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT
           || kind == JVMTI_HEAP_REFERENCE_CONSTANT_POOL || kind == JVMTI_HEAP_REFERENCE_STACK_LOCAL
           || kind == JVMTI_HEAP_REFERENCE_JNI_LOCAL;
}

/* For a callback that is given null for what is always given: says that, the first time. Returns 0,
 * by which nothing is followed, or, from a callback of version 1.0, the walk ends. */
int refuse_null(void);

/* The user_data that the test gave to the walk, for use. Null ends the test with the difference, as `must` does. */
void *own_data(void *user_data);

#define CALLBACK_OF_WALK(RESULT, NAME, PARAMETERS, ARGUMENTS, IS_COMPLETE)                         \
    static RESULT NAME##_complete PARAMETERS;                                                      \
    static RESULT JNICALL NAME PARAMETERS                                                          \
    {                                                                                              \
        return (IS_COMPLETE) ? NAME##_complete ARGUMENTS : (RESULT)refuse_null();                  \
    }                                                                                              \
    static RESULT NAME##_complete PARAMETERS

#endif
