/* SPDX-License-Identifier: Apache-2.0 */
#include "../random.h"

TITLE("IterateThroughHeap reports each of thousands of objects once with size, length and class tag.");

enum { SMALL = 9001, LARGE, OBJECTS, INTEGERS };

static jint lengths[OBJECTS_MAX + 1];
static jlong classes[OBJECTS_MAX + 1];

static void take(jlong class_tag, jlong size, jlong tag)
{
    times[tag]++;
    take_size(tag, size);
    if (class_tag != classes[tag])
        differs("class tag of object %d: expected %d, actual %d", (int)tag - 1, (int)classes[tag],
                (int)class_tag);
}

HEAP_ITERATION_CALLBACK(object)
{
    if (!is_ours(*tag))
        return 0;
    take(class_tag, size, *tag);
    if (length != lengths[*tag])
        differs("length of object %d: expected %d, actual %d", (int)*tag - 1, (int)lengths[*tag],
                (int)length);
    return 0;
}

HEAP_OBJECT_CALLBACK(old_object)
{
    if (is_ours(*tag))
        take(class_tag, size, *tag);
    return JVMTI_ITERATION_CONTINUE;
}

static void compare(const char *what, jvmtiError error)
{
    for (jsize i = 1; i <= object_count; i++)
        if (times[i] != 1)
            differs("reports of object %d: expected 1, actual %d", (int)i - 1, times[i]);
    compare_sizes();
    say("%s: %s", what, error_name(error));
    say_first_difference();
    memset(times, 0, sizeof times);
}

static void observe(JNIEnv *jni, jobject graph)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = object};
    static const char *const names[] = {"heap/graph/Random$Small", "heap/graph/Random$Large",
                                        "[Ljava/lang/Object;", "[I"};
    learn_graph(jni, graph);
    jobjectArray objects = element(jni, graph, 0);
    jclass klasses[4];
    for (int i = 0; i < 4; i++) {
        klasses[i] = find_class(jni, names[i]);
        set_tag(klasses[i], SMALL + i);
    }
    for (jsize i = 0; i < object_count; i++) {
        jobject one = element(jni, objects, i);
        jclass klass = class_of(jni, one);
        classes[i + 1] = tag_of(klass);
        lengths[i + 1] = classes[i + 1] >= OBJECTS ? (*jni)->GetArrayLength(jni, one) : -1;
        expect_size(jni, one, i + 1);
        (*jni)->DeleteLocalRef(jni, klass);
        (*jni)->DeleteLocalRef(jni, one);
    }
    compare("IterateThroughHeap", ti(IterateThroughHeap, 0, NULL, &callbacks, NULL));
    compare("IterateOverHeap", ti(IterateOverHeap, JVMTI_HEAP_OBJECT_EITHER, old_object, NULL));
    jvmtiError error = JVMTI_ERROR_NONE;
    for (int i = 0; i < 4 && error == JVMTI_ERROR_NONE; i++)
        if (i != 1) /* its instances are among those of the superclass */
            error = ti(IterateOverInstancesOfClass, klasses[i], JVMTI_HEAP_OBJECT_TAGGED,
                       old_object, NULL);
    compare("IterateOverInstancesOfClass", error);
}

/* Bulk oracle: three functions report thousands of objects. */
TEST(.target = "heap.graph.Random", .args = LIST("4"), .probe = observe,
     .needs = {.can_tag_objects = 1});
