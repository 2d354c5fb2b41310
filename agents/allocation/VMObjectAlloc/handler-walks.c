/* SPDX-License-Identifier: Apache-2.0 */
#include "../walking.h"

TITLE("A VMObjectAlloc callback may collect garbage and walk the heap, which contains the new object.");

static void say_made(JNIEnv *jni, jobject made)
{
    say("%s", class_name((*jni)->GetObjectClass(jni, made)));
}

/* Which of these the VM allocates itself is its own choice. */
static void observe(JNIEnv *jni, jobject unused)
{
    jobject thing = made_by(jni, "make", "()Lallocation/Thing;");
    jintArray numbers = (*jni)->NewIntArray(jni, 3);
    note_anew(jni, NULL);
    walking = true;
    on(VMObjectAlloc, walk);
    say_made(jni, made_by(jni, "cloned", "(Lallocation/Thing;)Ljava/lang/Object;", thing));
    say_made(jni, made_by(jni, "clonedArray", "([I)Ljava/lang/Object;", numbers));
    say_made(jni, made_by(jni, "reflectedArray", "(I)Ljava/lang/Object;", 6));
    say_made(jni, made_by(jni, "reflected", "()Ljava/lang/Object;"));
    off(VMObjectAlloc);
    say("errors: %d, new objects not seen once: %d", errors, unseen);
}

TEST(.target = "allocation.Maker", .probe = observe,
     .needs = {.can_generate_vm_object_alloc_events = 1, .can_tag_objects = 1});
