/* SPDX-License-Identifier: Apache-2.0 */
#include "../walk.h"

TITLE("With a static field comes the tag of java.lang.Class, with others that of the class.");

enum { CLASS_OF_CLASSES = 60 };

FIELD(field)
{
    if (is_named(tag) && *tag != CLASS_OF_CLASSES && *tag != tag_named("Object"))
        sight("%s, %s %c: class %s", names[*tag], reference_kind(kind), type,
              class_tag == 0         ? "untagged"
              : is_named(&class_tag) ? names[class_tag]
                                     : "something");
    return 0;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    static const jvmtiHeapCallbacks callbacks = {.primitive_field_callback = field};
    jclass class_of_classes = find_class(jni, "java/lang/Class");
    name_objects(jni, pairs);
    strcpy(names[CLASS_OF_CLASSES], "Class");
    set_tag(class_of_classes, CLASS_OF_CLASSES);
    jvmtiError error = ti(FollowReferences, 0, NULL, pairs, &callbacks, NULL);
    say_sights("with Class tagged", error);
    set_tag(class_of_classes, 0);
    error = ti(FollowReferences, 0, class_of_classes, pairs, &callbacks, NULL);
    say_sights("with Class untagged, instances of Class", error);
}

TEST(.target = "heap.walk.Relatives", .probe = observe, .needs = {.can_tag_objects = 1});
