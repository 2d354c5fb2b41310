/* SPDX-License-Identifier: Apache-2.0 */
#include "../walking.h"

TITLE("A SampledObjectAlloc callback may collect garbage and walk the heap, which contains the new object.");

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
