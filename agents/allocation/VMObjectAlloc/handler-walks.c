/* SPDX-License-Identifier: Apache-2.0 */
#include "../maker.h"
#include "heap.h"

TITLE("A VMObjectAlloc callback may collect garbage and walk the heap, which contains the new object.");

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
    say("%s", class_name((*jni)->GetObjectClass(jni, made)));
}

/* Which of these the VM allocates itself is its own choice. */
static void observe(JNIEnv *jni, jobject unused)
{
    jobject thing = made_by(jni, "make", "()Lallocation/Thing;");
    jintArray numbers = (*jni)->NewIntArray(jni, 3);
    record_allocations_of(jni, NULL);
    walking = true;
    on(VMObjectAlloc, walk);
    say_made(jni, made_by(jni, "cloned", "(Lallocation/Thing;)Ljava/lang/Object;", thing));
    say_made(jni, made_by(jni, "clonedArray", "([I)Ljava/lang/Object;", numbers));
    say_made(jni, made_by(jni, "reflectedArray", "(I)Ljava/lang/Object;", 6));
    say_made(jni, made_by(jni, "reflected", "()Ljava/lang/Object;"));
    off(VMObjectAlloc);
    if (walks == 0)
        inapplicable("none of these posts the event");
    say("errors: %d, each new object seen once: %s", errors, truth(unseen == 0));
}

TEST(.target = "allocation.Maker", .probe = observe,
     .needs = {.can_generate_vm_object_alloc_events = 1, .can_tag_objects = 1});
