/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("FollowReferences with an interface as klass reports nothing.");

HEAP_REFERENCE_CALLBACK(reference)
{
    record("object");
    return JVMTI_VISIT_OBJECTS;
}

PRIMITIVE_FIELD_CALLBACK(field)
{
    record("field");
    return 0;
}

static void observe(JNIEnv *jni, jobject array)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference,
                                    .primitive_field_callback = field};
    jclass trait = find_class(jni, "heap/filters/Subclasses$Trait");
    jvmtiError error = ti(FollowReferences, 0, trait, array, &callbacks, NULL);
    say_walk_in_one_line(error, "klass Trait");
    jclass parent = class_of(jni, element(jni, array, 0));
    error = ti(FollowReferences, 0, parent, array, &callbacks, NULL);
    say("klass Parent: %s, some: %s", error_name(error), truth(times_recorded("object") > 0));
    forget_record();
}

TEST(.target = "heap.filters.Subclasses", .probe = observe, .needs = {.can_tag_objects = 1});
