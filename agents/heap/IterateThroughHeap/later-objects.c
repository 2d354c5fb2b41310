/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Objects allocated after IterateThroughHeap has tagged everything have no tag.");

enum { LATER = 5000 };

HEAP_ITERATION_CALLBACK(tag_each)
{
    if (*tag == 0)
        *tag = 1;
    return 0;
}

HEAP_OBJECT_CALLBACK(old_tag_each)
{
    if (*tag == 0)
        *tag = 1;
    return JVMTI_ITERATION_CONTINUE;
}

static void say_later(JNIEnv *jni, const char *function, jvmtiError error)
{
    jclass maker = find_class(jni, "heap/graph/AllocatingLater");
    jmethodID make = static_method_id(jni, maker, "make", "(I)[Ljava/lang/Object;");
    jobjectArray made = (*jni)->CallStaticObjectMethod(jni, maker, make, LATER);
    no_exception(jni);
    int tagged = tag_of(made) != 0;
    for (jsize i = 0; i < LATER; i++) {
        jobject one = element(jni, made, i);
        tagged += tag_of(one) != 0;
        (*jni)->DeleteLocalRef(jni, one);
    }
    say("%s: %s, later objects that have a tag: %d", function, error_name(error), tagged);
}

static void observe(JNIEnv *jni, jobject unused)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = tag_each};
    say_later(jni, "IterateThroughHeap", ti(IterateThroughHeap, 0, NULL, &callbacks, NULL));
    say_later(jni, "IterateOverHeap",
              ti(IterateOverHeap, JVMTI_HEAP_OBJECT_EITHER, old_tag_each, NULL));
}

TEST(.target = "heap.graph.AllocatingLater", .probe = observe, .needs = {.can_tag_objects = 1});
