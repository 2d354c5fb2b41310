/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("A jvmtiPrimitiveFieldCallback gets the tag of java.lang.Class for a static field.");

enum { CLASS_OF_CLASSES = 60 };

/* Whether a class that is met again shows its fields again is left open. */
PRIMITIVE_FIELD_CALLBACK(field)
{
    if (!has_name(tag) || *tag == CLASS_OF_CLASSES || *tag == tag_named("Object"))
        return 0;
    char *line = assay_text();
    assay_append(line, "%s, %s %c: class %s", object_name(*tag), reference_kind(kind), type,
                 class_tag == 0         ? "untagged"
                 : has_name(&class_tag) ? object_name(class_tag)
                                        : "something");
    if (times_recorded(line) == 0)
        record("%s", line);
    return 0;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    static const jvmtiHeapCallbacks callbacks = {.primitive_field_callback = field};
    jclass class_of_classes = find_class(jni, "java/lang/Class");
    name_objects(jni, pairs);
    name_tag(CLASS_OF_CLASSES, "Class");
    set_tag(class_of_classes, CLASS_OF_CLASSES);
    jvmtiError error = ti(FollowReferences, 0, NULL, pairs, &callbacks, NULL);
    say_walk("with Class tagged", error);
    set_tag(class_of_classes, 0);
    error = ti(FollowReferences, 0, class_of_classes, pairs, &callbacks, NULL);
    say_walk("with Class untagged, instances of Class", error);
}

TEST(.target = "heap.walk.Relatives", .probe = observe, .needs = {.can_tag_objects = 1});
