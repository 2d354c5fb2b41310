/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("A heap walk after one that a callback has ended reports everything anew.");

enum { COUNT = 1000 };

static int met[COUNT + 1]; /* by tag */
static int reports, last_report;

/* Counts the report of a tagged object: whether the walk is to end with it. */
static bool is_last(jlong tag)
{
    if (tag < 1 || tag > COUNT)
        return false;
    met[tag]++;
    return ++reports == last_report;
}

HEAP_REFERENCE_CALLBACK(reference)
{
    return is_last(*tag) ? JVMTI_VISIT_ABORT : JVMTI_VISIT_OBJECTS;
}

HEAP_ITERATION_CALLBACK(object)
{
    return is_last(*tag) ? JVMTI_VISIT_ABORT : 0;
}

OBJECT_REFERENCE_CALLBACK(old_reference)
{
    return is_last(*tag) ? JVMTI_ITERATION_ABORT : JVMTI_ITERATION_CONTINUE;
}

HEAP_OBJECT_CALLBACK(old_object)
{
    return is_last(*tag) ? JVMTI_ITERATION_ABORT : JVMTI_ITERATION_CONTINUE;
}

static jvmtiError walk(jobjectArray array, int last)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference,
                                                 .heap_iteration_callback = object};
    memset(met, 0, sizeof met);
    reports = 0;
    last_report = last;
    if (is_case("FollowReferences"))
        return ti(FollowReferences, 0, NULL, array, &callbacks, NULL);
    if (is_case("IterateThroughHeap"))
        return ti(IterateThroughHeap, 0, NULL, &callbacks, NULL);
    if (is_case("IterateOverReachableObjects"))
        return ti(IterateOverReachableObjects, NULL, NULL, old_reference, NULL);
    if (is_case("IterateOverObjectsReachableFromObject"))
        return ti(IterateOverObjectsReachableFromObject, array, old_reference, NULL);
    return ti(IterateOverHeap, JVMTI_HEAP_OBJECT_EITHER, old_object, NULL);
}

static void observe(JNIEnv *jni, jobject unused)
{
    static const int lasts[] = {1, COUNT / 2, COUNT - 1};
    jclass klass = find_class(jni, "java/lang/Object");
    jobjectArray array = (*jni)->NewObjectArray(jni, COUNT, klass, NULL);
    for (jsize i = 0; i < COUNT; i++) {
        jobject made = (*jni)->AllocObject(jni, klass);
        set_tag(made, i + 1);
        (*jni)->SetObjectArrayElement(jni, array, i, made);
        (*jni)->DeleteLocalRef(jni, made);
    }
    for (size_t i = 0; i < sizeof lasts / sizeof lasts[0]; i++) {
        int once = 0;
        jvmtiError error = walk(array, lasts[i]);
        say("to be ended at %d: %s, reports %d", lasts[i], error_name(error), reports);
        error = walk(array, 0);
        for (int tag = 1; tag <= COUNT; tag++)
            once += met[tag] == 1;
        say("whole: %s, reported once %d", error_name(error), once);
    }
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1},
     .cases = LIST("FollowReferences", "IterateThroughHeap", "IterateOverReachableObjects",
                   "IterateOverObjectsReachableFromObject", "IterateOverHeap"));
