/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "../random.h"

TITLE("IterateThroughHeap reports each of thousands of objects once with size, length and class tag.");

enum { SMALL = 9001, LARGE, OBJECTS, INTEGERS };

static jint lengths[OBJECTS_MAX + 1];
static jlong classes[OBJECTS_MAX + 1];
static int wrong;

HEAP_ITERATION_CALLBACK(object)
{
    if (!is_ours(*tag))
        return 0;
    times[*tag]++;
    take_size(*tag, size);
    wrong += length != lengths[*tag] || class_tag != classes[*tag];
    return 0;
}

static jvmtiIterationControl JNICALL old_object(jlong class_tag, jlong size, jlong *tag,
                                                void *user_data)
{
    if (is_ours(*tag)) {
        times[*tag]++;
        take_size(*tag, size);
        wrong += class_tag != classes[*tag];
    }
    return JVMTI_ITERATION_CONTINUE;
}

static void say_once(const char *what, jvmtiError error)
{
    int once = 0, more = 0;
    for (jsize i = 1; i <= object_count; i++) {
        once += times[i] == 1;
        more += times[i] > 1;
    }
    say("%s: %s, once: %s, more than once %d, wrong %d", what, error_name(error),
        once == object_count ? "all" : "not all", more, wrong + wrong_sizes());
    memset(times, 0, sizeof times);
    wrong = 0;
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
    say_once("IterateThroughHeap", ti(IterateThroughHeap, 0, NULL, &callbacks, NULL));
    say_once("IterateOverHeap", ti(IterateOverHeap, JVMTI_HEAP_OBJECT_EITHER, old_object, NULL));
    jvmtiError error = JVMTI_ERROR_NONE;
    for (int i = 0; i < 4 && error == JVMTI_ERROR_NONE; i++)
        if (i != 1) /* its instances are among those of the superclass */
            error = ti(IterateOverInstancesOfClass, klasses[i], JVMTI_HEAP_OBJECT_TAGGED,
                       old_object, NULL);
    say_once("IterateOverInstancesOfClass", error);
}

TEST(.target = "heap.graph.Random", .args = LIST("4"), .probe = observe,
     .needs = {.can_tag_objects = 1});
