/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("VISIT_ABORT ends FollowReferences at the first reference of any kind.");

enum { AT_FIELD_VALUE = 100, AT_ARRAY, AT_STRING };

static int wanted; /* a kind, or a callback of values */
static int reached, later;

static jint step(int what)
{
    if (reached > 0) {
        later++;
        return JVMTI_VISIT_OBJECTS;
    }
    reached += what == wanted;
    return reached > 0 ? JVMTI_VISIT_ABORT : JVMTI_VISIT_OBJECTS;
}

HEAP_REFERENCE_CALLBACK(reference)
{
    return step((int)kind);
}

PRIMITIVE_FIELD_CALLBACK(field)
{
    return step(AT_FIELD_VALUE);
}

ARRAY_PRIMITIVE_VALUE_CALLBACK(values)
{
    return step(AT_ARRAY);
}

STRING_PRIMITIVE_VALUE_CALLBACK(string)
{
    return step(AT_STRING);
}

static void observe(JNIEnv *jni, jobject pairs)
{
    static const jvmtiHeapCallbacks callbacks = {
        .heap_reference_callback = reference,
        .primitive_field_callback = field,
        .array_primitive_value_callback = values,
        .string_primitive_value_callback = string,
    };
    static const int all[] = {
        JVMTI_HEAP_REFERENCE_JNI_GLOBAL,
        JVMTI_HEAP_REFERENCE_SYSTEM_CLASS,
        JVMTI_HEAP_REFERENCE_THREAD,
        JVMTI_HEAP_REFERENCE_STACK_LOCAL,
        JVMTI_HEAP_REFERENCE_JNI_LOCAL,
        JVMTI_HEAP_REFERENCE_MONITOR,
        JVMTI_HEAP_REFERENCE_OTHER,
        JVMTI_HEAP_REFERENCE_CLASS,
        JVMTI_HEAP_REFERENCE_FIELD,
        JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT,
        JVMTI_HEAP_REFERENCE_CLASS_LOADER,
        JVMTI_HEAP_REFERENCE_SIGNERS,
        JVMTI_HEAP_REFERENCE_INTERFACE,
        JVMTI_HEAP_REFERENCE_PROTECTION_DOMAIN,
        JVMTI_HEAP_REFERENCE_STATIC_FIELD,
        JVMTI_HEAP_REFERENCE_CONSTANT_POOL,
        JVMTI_HEAP_REFERENCE_SUPERCLASS,
        AT_FIELD_VALUE,
        AT_ARRAY,
        AT_STRING,
    };
    (*jni)->NewGlobalRef(jni, pairs);
    (*jni)->NewLocalRef(jni, pairs);
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        wanted = all[i];
        reached = later = 0;
        jvmtiError error = ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
        say("%s: %s, reached %d, %s after it",
            wanted == AT_FIELD_VALUE ? "a primitive field"
            : wanted == AT_ARRAY     ? "a primitive array"
            : wanted == AT_STRING    ? "a string"
                                     : reference_kind((jvmtiHeapReferenceKind)wanted),
            error_name(error), reached, later > 0 ? "callbacks" : "none");
    }
}

TEST(.target = "heap.walk.Loaded", .probe = observe, .needs = {.can_tag_objects = 1});
