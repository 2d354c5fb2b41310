/* SPDX-License-Identifier: Apache-2.0 */
#include "../static_numbers.h"

TITLE("FollowReferences reports no other class or object after VISIT_ABORT at a static field.");

HEAP_REFERENCE_CALLBACK(reference)
{
    return count_object(tag);
}

static jvmtiError follow(jobject objects, bool aborting)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference,
                                                 .primitive_field_callback = count_number};
    begin_abortable_walk(aborting);
    return ti(FollowReferences, 0, NULL, objects, &callbacks, NULL);
}

static void observe(JNIEnv *jni, jobject objects)
{
    tag_elements(jni, objects);
    say_numbers("whole", follow(objects, false));
    say_numbers("aborted", follow(objects, true));
}

TEST(.target = "heap.walk.StaticNumbers", .probe = observe, .needs = {.can_tag_objects = 1});
