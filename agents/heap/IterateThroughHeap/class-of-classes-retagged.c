/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Classes have the class_tag that a callback has given to java.lang.Class before them.");

enum { CLASSES = 5, FIRST_TAG = 60 };

static jlong tag_of_class = FIRST_TAG; /* of java.lang.Class, which alone has such tags */
static int reports;

static jint visit(jlong class_tag, jlong *tag)
{
    if (class_tag < FIRST_TAG)
        return 0;
    reports++;
    if (class_tag != tag_of_class)
        differs("expected class_tag %d, actual %d", (int)tag_of_class, (int)class_tag);
    if (*tag == tag_of_class)
        *tag = ++tag_of_class;
    return 0;
}

HEAP_ITERATION_CALLBACK(iterate)
{
    return visit(class_tag, tag);
}

HEAP_REFERENCE_CALLBACK(follow)
{
    return kind == JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT ? visit(class_tag, tag) : 0;
}

HEAP_OBJECT_CALLBACK(iterate_10)
{
    return visit(class_tag, tag) == 0 ? JVMTI_ITERATION_CONTINUE : JVMTI_ITERATION_ABORT;
}

OBJECT_REFERENCE_CALLBACK(follow_10)
{
    if (kind == JVMTI_REFERENCE_ARRAY_ELEMENT)
        visit(class_tag, tag);
    return JVMTI_ITERATION_IGNORE;
}

static jvmtiError walk(jobject classes, jclass klass)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = follow,
                                                 .heap_iteration_callback = iterate};
    if (is_case("FollowReferences"))
        return ti(FollowReferences, 0, NULL, classes, &callbacks, NULL);
    if (is_case("IterateThroughHeap"))
        return ti(IterateThroughHeap, 0, klass, &callbacks, NULL);
    if (is_case("IterateOverHeap"))
        return ti(IterateOverHeap, JVMTI_HEAP_OBJECT_EITHER, iterate_10, NULL);
    if (is_case("IterateOverInstancesOfClass"))
        return ti(IterateOverInstancesOfClass, klass, JVMTI_HEAP_OBJECT_EITHER, iterate_10, NULL);
    return ti(IterateOverObjectsReachableFromObject, classes, follow_10, NULL);
}

static void observe(JNIEnv *jni, jobject things)
{
    jclass klass = find_class(jni, "java/lang/Class");
    set_tag(klass, FIRST_TAG);
    jvmtiError error = walk(element(jni, things, 5), klass);
    say("%s, tags given %d, enough reports: %s", error_name(error), (int)tag_of_class - FIRST_TAG,
        truth(reports >= CLASSES));
    say_first_difference();
    say("tag afterwards: %d", (int)(tag_of(klass) - FIRST_TAG));
}

TEST(.target = "heap.graph.Selves", .probe = observe, .needs = {.can_tag_objects = 1},
     .cases = LIST("FollowReferences", "IterateThroughHeap", "IterateOverHeap",
                   "IterateOverInstancesOfClass", "IterateOverObjectsReachableFromObject"));
