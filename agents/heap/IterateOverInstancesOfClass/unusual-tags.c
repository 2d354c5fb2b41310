/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Filters of heap walks take objects with negative tags, or with half of a tag zero, as tagged.");

enum { OBJECTS = 6 };

/* One object has none. */
static const jlong tags[OBJECTS] = {1, (jlong)1 << 32, -((jlong)1 << 40), -1, -WIDE_TAG, 0};
static int count;

static bool is_ours(jlong tag, jlong class_tag)
{
    return class_tag == TAG_OF_CLASS && tag != TAG_OF_CLASS;
}

HEAP_OBJECT_CALLBACK(see)
{
    count += is_ours(*tag, class_tag);
    return JVMTI_ITERATION_CONTINUE;
}

HEAP_ITERATION_CALLBACK(see_object)
{
    count += is_ours(*tag, class_tag);
    return 0;
}

HEAP_REFERENCE_CALLBACK(see_reference)
{
    count += kind == JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT && is_ours(*tag, class_tag);
    return 0;
}

static void say_count(const char *what, jvmtiError error)
{
    say("%s: %s, objects %d", what, error_name(error), count);
    count = 0;
}

static void observe(JNIEnv *jni, jobject unused)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = see_object,
                                                 .heap_reference_callback = see_reference};
    jclass klass = find_class(jni, "assay/Probe");
    jobjectArray array = (*jni)->NewObjectArray(jni, OBJECTS, klass, NULL);
    set_tag(klass, TAG_OF_CLASS);
    for (jsize i = 0; i < OBJECTS; i++) {
        jobject object = (*jni)->AllocObject(jni, klass);
        set_tag(object, tags[i]);
        (*jni)->SetObjectArrayElement(jni, array, i, object);
    }
    say_count("TAGGED",
              ti(IterateOverInstancesOfClass, klass, JVMTI_HEAP_OBJECT_TAGGED, see, NULL));
    say_count("UNTAGGED",
              ti(IterateOverInstancesOfClass, klass, JVMTI_HEAP_OBJECT_UNTAGGED, see, NULL));
    say_count("TAGGED of the heap", ti(IterateOverHeap, JVMTI_HEAP_OBJECT_TAGGED, see, NULL));
    say_count("without the untagged",
              ti(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, klass, &callbacks, NULL));
    say_count("without the tagged",
              ti(IterateThroughHeap, JVMTI_HEAP_FILTER_TAGGED, klass, &callbacks, NULL));
    say_count("without the untagged, followed",
              ti(FollowReferences, JVMTI_HEAP_FILTER_UNTAGGED, NULL, array, &callbacks, NULL));
    say_count("without the tagged, followed",
              ti(FollowReferences, JVMTI_HEAP_FILTER_TAGGED, NULL, array, &callbacks, NULL));
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
