/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("A jvmtiHeapReferenceCallback gets the tag of java.lang.Class as class tag of classes on either side.");

enum { CLASS_OF_CLASSES = 60 };

static const char *tagged(jlong tag)
{
    return tag == 0 ? "untagged" : has_name(&tag) ? object_name(tag) : "something";
}

/* Entries of constant pools are another subject, and whether classes refer to their class too, or to
 * the values of fields that class Class has. */
HEAP_REFERENCE_CALLBACK(reference)
{
    if (!has_name(tag) || (referrer_tag != NULL && !has_name(referrer_tag)))
        return 0;
    bool of_class = kind == JVMTI_HEAP_REFERENCE_FIELD && referrer_tag != NULL
                    && *referrer_tag != tag_named("child");
    if (*tag == CLASS_OF_CLASSES || of_class)
        return 0;
    if (referrer_tag != NULL && kind != JVMTI_HEAP_REFERENCE_CONSTANT_POOL)
        record("%s -> %s, %s: class %s, referrer's class %s", object_name(*referrer_tag),
               object_name(*tag), reference_kind(kind), tagged(class_tag),
               tagged(referrer_class_tag));
    return JVMTI_VISIT_OBJECTS;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    jclass class_of_classes = find_class(jni, "java/lang/Class");
    name_objects(jni, pairs);
    name_tag(CLASS_OF_CLASSES, "Class");
    set_tag(class_of_classes, CLASS_OF_CLASSES);
    jobject child = object_named(jni, pairs, "child");
    jvmtiError error = ti(FollowReferences, 0, NULL, child, &callbacks, NULL);
    say_walk("with Class tagged", error);
    set_tag(class_of_classes, 0);
    error = ti(FollowReferences, 0, NULL, object_named(jni, pairs, "Trait"), &callbacks, NULL);
    say_walk("with Class untagged", error);
}

TEST(.target = "heap.walk.Family", .probe = observe, .needs = {.can_tag_objects = 1});
