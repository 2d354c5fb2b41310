/* SPDX-License-Identifier: Apache-2.0 */
#include "../allocations.h"

TITLE("VMObjectAlloc for reflection and for clones reports the right thread, class and size.");

static int misdescribed;

/* Whatever was reported, class and size are those of the object. */
static void check_all(JNIEnv *jni)
{
    for (int i = 0; i < noted && i < NOTES; i++) {
        jobject object = (*jni)->NewLocalRef(jni, notes[i].object);
        misdescribed += object != NULL && !is_right(jni, &notes[i]);
        (*jni)->DeleteLocalRef(jni, object);
    }
}

/* Which methods the VM executes without bytecodes is its own choice, so the number of events
 * is another question than their arguments. */
static void observed(JNIEnv *jni, const char *what, jobject made)
{
    int events = 0, right = 0;
    for (int i = 0; i < noted && i < NOTES; i++)
        if ((*jni)->IsSameObject(jni, notes[i].object, made)) {
            events++;
            right += is_right(jni, &notes[i]);
        }
    say("%s: more than one event: %s, wrong: %d, wrong threads: %d", what, truth(events > 1),
        events - right, wrong_threads);
    say("%s: %s", what, events > 0 ? "reported" : "not reported");
    check_all(jni);
    note_anew(jni, NULL);
}

/* Each thing that is reported is the one thing made; none is without its object. */
static void count_things(JNIEnv *jni, jobject one)
{
    int another = 0, none = 0;
    jclass thing = find_class(jni, "allocation/Thing");
    for (int i = 0; i < 20; i++) {
        note_anew(jni, NULL);
        jobject clone = made_by(jni, "cloned", "(Lallocation/Thing;)Ljava/lang/Object;", one);
        for (int j = 0; j < noted && j < NOTES; j++) {
            bool is_thing = (*jni)->IsSameObject(jni, notes[j].klass, thing);
            another += is_thing && !(*jni)->IsSameObject(jni, notes[j].object, clone);
            none += notes[j].object == NULL;
        }
    }
    note_anew(jni, NULL);
    say("another thing: %d, no object: %d", another, none);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jobject one = made_by(jni, "make", "()Lallocation/Thing;");
    jintArray array = (*jni)->NewIntArray(jni, 21);
    on(VMObjectAlloc, note);
    note_anew(jni, NULL);
    observed(jni, "clone", made_by(jni, "cloned", "(Lallocation/Thing;)Ljava/lang/Object;", one));
    observed(jni, "clone of an array",
             made_by(jni, "clonedArray", "([I)Ljava/lang/Object;", array));
    observed(jni, "Array.newInstance", made_by(jni, "reflectedArray", "(I)Ljava/lang/Object;", 6));
    count_things(jni, one);
    off(VMObjectAlloc);
    say("class or size of another object: %d", misdescribed);
    made_by(jni, "cloned", "(Lallocation/Thing;)Ljava/lang/Object;", one);
    made_by(jni, "reflectedArray", "(I)Ljava/lang/Object;", 6);
    say("disabled: %d", noted);
}

TEST(.target = "allocation.Maker", .probe = observe,
     .needs = {.can_generate_vm_object_alloc_events = 1});
