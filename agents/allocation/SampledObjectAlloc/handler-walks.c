/* SPDX-License-Identifier: Apache-2.0 */
#include "../maker.h"
#include "heap.h"

TITLE("A SampledObjectAlloc callback may collect garbage and walk the heap, which contains the new object.");

static bool walking;
static int walks;  /* by the handler; the new object gets their number for its tag */
static int unseen; /* new objects that the walk did not meet just once */
static int errors;

HEAP_ITERATION_CALLBACK(visit)
{
    *(int *)own_data(user_data) += *tag == walks;
    return JVMTI_VISIT_OBJECTS;
}

/* The callback: before `walking` it records. */
static void JNICALL walk(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object, jclass klass,
                         jlong size)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = visit};
    int seen = 0;
    if (!walking) {
        record_allocation(env, jni, thread, object, klass, size);
        return;
    }
    if (!is_recording_thread(env, jni) || !is_class_of_test(klass))
        return;
    walks++;
    set_tag(object, walks);
    errors += ti(ForceGarbageCollection) != JVMTI_ERROR_NONE;
    errors += ti(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, NULL, &callbacks, &seen)
              != JVMTI_ERROR_NONE;
    unseen += seen != 1;
}

static void say_made(JNIEnv *jni, jobject made)
{
    say("%s: sampled %s", class_name((*jni)->GetObjectClass(jni, made)), truth(tag_of(made) > 0));
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(SampledObjectAlloc, walk);
    sample_all(jni);
    walking = true;
    say_made(jni, made_by(jni, "make", "()Lallocation/Thing;"));
    say_made(jni, made_by(jni, "ints", "(I)Ljava/lang/Object;", 5));
    say_made(jni, made_by(jni, "things", "(I)Ljava/lang/Object;", 5));
    jobjectArray rows = made_by(jni, "matrix", "(II)Ljava/lang/Object;", 2, 3);
    say_made(jni, rows);
    for (jsize i = 0; i < (*jni)->GetArrayLength(jni, rows); i++)
        say_made(jni, (*jni)->GetObjectArrayElement(jni, rows, i));
    off(SampledObjectAlloc);
    say("errors: %d, new objects not seen once: %d", errors, unseen);
}

TEST(.target = "allocation.Maker", .probe = observe, .since = 11,
     .needs = {.can_generate_sampled_object_alloc_events = 1, .can_tag_objects = 1});
