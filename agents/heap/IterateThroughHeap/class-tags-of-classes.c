/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Callbacks of IterateThroughHeap get the tag of java.lang.Class for class objects and static fields.");

enum { CLASS_OF_CLASSES = 60 };

static const char *tagged(jlong tag)
{
    return tag == 0 ? "untagged" : has_name(&tag) ? object_name(tag) : "something";
}

HEAP_ITERATION_CALLBACK(object)
{
    if (has_name(tag))
        record("%s: class %s, length %d", object_name(*tag), tagged(class_tag), (int)length);
    return 0;
}

PRIMITIVE_FIELD_CALLBACK(field)
{
    if (has_name(tag) && *tag != CLASS_OF_CLASSES && *tag != tag_named("Object"))
        record("%s, %s %c: class %s", object_name(*tag), reference_kind(kind), type,
               tagged(class_tag));
    return 0;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = object,
                                                 .primitive_field_callback = field};
    jclass class_of_classes = find_class(jni, "java/lang/Class");
    name_objects(jni, pairs);
    name_tag(CLASS_OF_CLASSES, "Class");
    set_tag(class_of_classes, CLASS_OF_CLASSES);
    jvmtiError error = ti(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, NULL, &callbacks, NULL);
    say_walk("with Class tagged", error);
    set_tag(class_of_classes, 0);
    error = ti(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, class_of_classes, &callbacks, NULL);
    say_walk("with Class untagged, instances of Class", error);
}

TEST(.target = "heap.walk.Relatives", .probe = observe, .needs = {.can_tag_objects = 1});
