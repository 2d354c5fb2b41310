/* SPDX-License-Identifier: Apache-2.0 */
#include "../maker.h"

TITLE("VMObjectAlloc for reflection and for clones reports the right thread, class and size.");

static int misdescribed;

/* Whatever was reported, class and size are those of the object. */
static void check_all(JNIEnv *jni)
{
    for (int i = 0; i < allocation_count && i < ALLOCATIONS_MAX; i++) {
        jobject object = (*jni)->NewLocalRef(jni, allocations[i].object);
        misdescribed += object != NULL && !is_allocation_right(jni, &allocations[i]);
        (*jni)->DeleteLocalRef(jni, object);
    }
}

/* Which methods the VM executes without bytecodes is its own choice, so the number of events
 * is another question than their arguments. */
static void observed(JNIEnv *jni, const char *what, jobject made)
{
    int right = 0;
    int events = allocations_of_object(jni, made, &right);
    say("%s: more than one event: %s, wrong: %d, wrong threads: %d", what, truth(events > 1),
        events - right, wrong_threads);
    say("%s: %s", what, events > 0 ? "reported" : "not reported");
    check_all(jni);
    record_allocations_of(jni, NULL);
}

/* Each thing that is reported is the one thing made; none is without its object. */
static void count_things(JNIEnv *jni, jobject one)
{
    int another = 0, none = 0;
    jclass thing = find_class(jni, "allocation/Thing");
    for (int i = 0; i < 20; i++) {
        record_allocations_of(jni, NULL);
        jobject clone = made_by(jni, "cloned", "(Lallocation/Thing;)Ljava/lang/Object;", one);
        for (int j = 0; j < allocation_count && j < ALLOCATIONS_MAX; j++) {
            bool is_thing = (*jni)->IsSameObject(jni, allocations[j].klass, thing);
            another += is_thing && !(*jni)->IsSameObject(jni, allocations[j].object, clone);
            none += allocations[j].object == NULL;
        }
    }
    record_allocations_of(jni, NULL);
    say("another thing: %d, no object: %d", another, none);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jobject one = made_by(jni, "make", "()Lallocation/Thing;");
    jintArray array = (*jni)->NewIntArray(jni, 21);
    on(VMObjectAlloc, record_allocation);
    record_allocations_of(jni, NULL);
    observed(jni, "clone", made_by(jni, "cloned", "(Lallocation/Thing;)Ljava/lang/Object;", one));
    observed(jni, "clone of an array",
             made_by(jni, "clonedArray", "([I)Ljava/lang/Object;", array));
    observed(jni, "Array.newInstance", made_by(jni, "reflectedArray", "(I)Ljava/lang/Object;", 6));
    count_things(jni, one);
    off(VMObjectAlloc);
    say("class or size of another object: %d", misdescribed);
    made_by(jni, "cloned", "(Lallocation/Thing;)Ljava/lang/Object;", one);
    made_by(jni, "reflectedArray", "(I)Ljava/lang/Object;", 6);
    say("disabled: %d", allocation_count);
}

TEST(.target = "allocation.Maker", .probe = observe,
     .needs = {.can_generate_vm_object_alloc_events = 1});
