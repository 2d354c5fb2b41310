/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Heap filters of FollowReferences examine a tag that a callback set when the object is met again.");

/* The object has two fields that lead to one object, which is untagged at first. */
HEAP_REFERENCE_CALLBACK(reference)
{
    if (kind == JVMTI_HEAP_REFERENCE_FIELD && *referrer_tag == 1 && *tag != 1) {
        record("%s", *tag == 0 ? "untagged" : "tagged");
        *tag = 2;
    }
    return 0;
}

static void observe(JNIEnv *jni, jobject object)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    jobject other = object_field(jni, object, "left", "Lheap/filters/CyclicReferences$Other;");
    set_tag(object, 1);
    jvmtiError error = ti(FollowReferences, 0, NULL, object, &callbacks, NULL);
    say_walk_in_one_line(error, "0");
    set_tag(other, 0);
    error = ti(FollowReferences, JVMTI_HEAP_FILTER_TAGGED, NULL, object, &callbacks, NULL);
    say_walk_in_one_line(error, "TAGGED");
}

TEST(.target = "heap.filters.CyclicReferences", .probe = observe, .needs = {.can_tag_objects = 1});
