/* SPDX-License-Identifier: Apache-2.0 */
#include "../maker.h"

TITLE("VMObjectAlloc is not posted for objects allocated by instrumentable bytecodes or JNI functions.");

static int reported; /* of any object, so far */

static void observed(JNIEnv *jni, const char *what, jobject made)
{
    int events = 0;
    reported += allocation_count;
    for (int i = 0; i < allocation_count && i < ALLOCATIONS_MAX; i++)
        events += (*jni)->IsSameObject(jni, allocations[i].object, made);
    say("%s: %d", what, events);
    record_allocations_of(jni, NULL);
}

static void observe_bytecodes(JNIEnv *jni, jclass thing)
{
    record_allocations_of(jni, thing);
    fill(jni, 1000);
    say("a thousand things: %d", allocation_count);
    reported += allocation_count;
    record_allocations_of(jni, NULL);
    observed(jni, "new", made_by(jni, "make", "()Lallocation/Thing;"));
    observed(jni, "newarray", made_by(jni, "ints", "(I)Ljava/lang/Object;", 17));
    observed(jni, "newarray of a megabyte", made_by(jni, "ints", "(I)Ljava/lang/Object;", 262144));
    observed(jni, "anewarray", made_by(jni, "things", "(I)Ljava/lang/Object;", 5));
    observed(jni, "multianewarray", made_by(jni, "matrix", "(II)Ljava/lang/Object;", 3, 4));
}

/* A JVM whose classes cannot all be instrumented may report what their bytecodes allocate. */
static void observe(JNIEnv *jni, jobject unused)
{
    jvmtiCapabilities held = {0};
    jclass thing = find_class(jni, "allocation/Thing");
    jmethodID constructor = method_id(jni, thing, "<init>", "()V");
    must(GetCapabilities, &held);
    on(VMObjectAlloc, record_allocation);
    if (held.can_generate_all_class_hook_events)
        observe_bytecodes(jni, thing);
    record_allocations_of(jni, NULL);
    observed(jni, "AllocObject", (*jni)->AllocObject(jni, thing));
    observed(jni, "NewObject", (*jni)->NewObject(jni, thing, constructor));
    observed(jni, "NewObjectArray", (*jni)->NewObjectArray(jni, 9, thing, NULL));
    observed(jni, "NewLongArray", (*jni)->NewLongArray(jni, 33));
    observed(jni, "NewStringUTF", (*jni)->NewStringUTF(jni, "made by the test"));
    made_by(jni, "cloned", "(Lallocation/Thing;)Ljava/lang/Object;",
            (*jni)->AllocObject(jni, thing));
    made_by(jni, "reflectedArray", "(I)Ljava/lang/Object;", 6);
    if (reported + allocation_count == 0)
        inapplicable("clones and reflection post no event, either");
}

TEST(.target = "allocation.Maker", .probe = observe,
     .needs = {.can_generate_vm_object_alloc_events = 1},
     .wants = {.can_generate_all_class_hook_events = 1});
