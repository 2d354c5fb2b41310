/* SPDX-License-Identifier: Apache-2.0 */
#include "../maker.h"

TITLE("VMObjectAlloc is not posted for allocations by JNI functions and bytecodes in a called class loader.");

enum maker { BY_JNI, BY_BYTECODE, BY_THE_VM };

/* Global references to the objects made. A JVM may post their events only at the end of the operation
 * in which it called the loader. */
static struct {
    enum maker maker;
    const char *what;
    jobject object;
} made[9];
static int count;

static void make(JNIEnv *jni, enum maker maker, const char *what, jobject object)
{
    no_exception(jni);
    made[count].maker = maker;
    made[count].what = what;
    made[count++].object = (*jni)->NewGlobalRef(jni, object);
}

static void make_all(JNIEnv *jni)
{
    jclass thing = find_class(jni, "allocation/Thing");
    jobject one = (*jni)->AllocObject(jni, thing);
    make(jni, BY_JNI, "AllocObject", one);
    make(jni, BY_JNI, "NewObject",
         (*jni)->NewObject(jni, thing, method_id(jni, thing, "<init>", "()V")));
    make(jni, BY_JNI, "NewObjectArray", (*jni)->NewObjectArray(jni, 9, thing, NULL));
    make(jni, BY_JNI, "NewLongArray", (*jni)->NewLongArray(jni, 33));
    make(jni, BY_JNI, "NewStringUTF", (*jni)->NewStringUTF(jni, "made by the test"));
    make(jni, BY_BYTECODE, "new", made_by(jni, "make", "()Lallocation/Thing;"));
    make(jni, BY_BYTECODE, "newarray of a megabyte",
         made_by(jni, "ints", "(I)Ljava/lang/Object;", 262144));
    make(jni, BY_THE_VM, "clone",
         made_by(jni, "cloned", "(Lallocation/Thing;)Ljava/lang/Object;", one));
    make(jni, BY_THE_VM, "Array.newInstance",
         made_by(jni, "reflectedArray", "(I)Ljava/lang/Object;", 6));
}

/* What the VM allocates itself may be reported, once. */
static void observed(JNIEnv *jni, const char *what, enum maker maker, jobject object)
{
    int right = 0;
    int events = allocations_of_object(jni, object, &right);
    if (maker == BY_THE_VM)
        say("%s: more than one event: %s, wrong: %d", what, truth(events > 1), events - right);
    else
        say("%s: %d", what, events);
}

static void probe(JNIEnv *jni, jobject when)
{
    const char *point = to_string(jni, when);
    if (strcmp(point, "before") == 0) {
        on(VMObjectAlloc, record_allocation);
        return;
    }
    if (strcmp(point, "loading") == 0) {
        record_allocations_of(jni, NULL);
        make_all(jni);
        return;
    }
    jvmtiCapabilities held = {0};
    must(GetCapabilities, &held);
    int wrong = wrong_threads, reported = allocation_count;
    for (int i = 0; i < count; i++)
        if (made[i].maker != BY_BYTECODE || held.can_generate_all_class_hook_events)
            observed(jni, made[i].what, made[i].maker, made[i].object);
    record_allocations_of(jni, NULL);
    jobject one = (*jni)->AllocObject(jni, find_class(jni, "allocation/Thing"));
    jobject clone = made_by(jni, "cloned", "(Lallocation/Thing;)Ljava/lang/Object;", one);
    observed(jni, "AllocObject, after", BY_JNI, one);
    observed(jni, "clone, after", BY_THE_VM, clone);
    say("wrong threads: %d", wrong + wrong_threads);
    if (reported + allocation_count == 0)
        inapplicable("clones and reflection post no event, either");
}

TEST(.target = "allocation.Loading", .probe = probe,
     .needs = {.can_generate_vm_object_alloc_events = 1},
     .wants = {.can_generate_all_class_hook_events = 1});
