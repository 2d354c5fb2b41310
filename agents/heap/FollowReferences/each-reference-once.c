/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("FollowReferences reports parallel and cyclic references once each, and null references never.");

HEAP_REFERENCE_CALLBACK(reference)
{
    if (kind != JVMTI_HEAP_REFERENCE_FIELD)
        return 0;
    record("%s", *referrer_tag == 1 ? (*tag == 1 ? "self" : "other") : "back");
    return JVMTI_VISIT_OBJECTS;
}

static void observe(JNIEnv *jni, jobject object)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    set_tag(object, 1);
    set_tag(object_field(jni, object, "left", "Lheap/filters/CyclicReferences$Other;"), 2);
    jvmtiError error = ti(FollowReferences, 0, NULL, object, &callbacks, NULL);
    say_walk_in_one_line(error, "fields");
}

TEST(.target = "heap.filters.CyclicReferences", .probe = observe, .needs = {.can_tag_objects = 1});
