/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Objects allocated after IterateThroughHeap has tagged everything have no tag.");

enum { OBJECTS = 5000 };

/* The newest objects and their array. */
static jobjectArray made;

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

static void make(JNIEnv *jni)
{
    jclass maker = find_class(jni, "heap/graph/AllocatingLater");
    jmethodID method = static_method_id(jni, maker, "make", "(I)[Ljava/lang/Object;");
    made = (*jni)->CallStaticObjectMethod(jni, maker, method, OBJECTS);
    no_exception(jni);
}

static int tagged(JNIEnv *jni)
{
    int count = tag_of(made) == 1;
    for (jsize i = 0; i < OBJECTS; i++) {
        jobject one = element(jni, made, i);
        count += tag_of(one) == 1;
        (*jni)->DeleteLocalRef(jni, one);
    }
    return count;
}

static void say_tagged(JNIEnv *jni, const char *function, jvmtiError error)
{
    int earlier = tagged(jni);
    make(jni);
    say("%s: %s, tagged: %d earlier objects, %d later ones", function, error_name(error), earlier,
        tagged(jni));
}

static void observe(JNIEnv *jni, jobject unused)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = tag_each};
    make(jni);
    say_tagged(jni, "IterateThroughHeap", ti(IterateThroughHeap, 0, NULL, &callbacks, NULL));
    say_tagged(jni, "IterateOverHeap",
               ti(IterateOverHeap, JVMTI_HEAP_OBJECT_EITHER, old_tag_each, NULL));
}

TEST(.target = "heap.graph.AllocatingLater", .probe = observe, .needs = {.can_tag_objects = 1});
