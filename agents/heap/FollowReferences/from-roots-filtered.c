/* SPDX-License-Identifier: Apache-2.0 */
#include "../chain.h"

TITLE("Heap filters apply to what the heap roots reach when FollowReferences has no initial object.");

HEAP_REFERENCE_CALLBACK(reference)
{
    bool of_chain = kind == JVMTI_HEAP_REFERENCE_FIELD && *referrer_tag > 0;
    if (of_chain || kind == JVMTI_HEAP_REFERENCE_STATIC_FIELD)
        record("%s", NAME_BY_TAG(chain, *tag));
    return JVMTI_VISIT_OBJECTS;
}

static void observe(JNIEnv *jni, jobject first)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    tag_chain(jni, first);
    jvmtiError error = ti(FollowReferences, JVMTI_HEAP_FILTER_UNTAGGED, NULL, NULL, &callbacks,
                          NULL);
    say_walk_in_one_line(error, "UNTAGGED");
    jclass klass = find_class(jni, "heap/filters/Chain$Fourth");
    error = ti(FollowReferences, 0, klass, NULL, &callbacks, NULL);
    say_walk_in_one_line(error, "klass Fourth");
}

TEST(.target = "heap.filters.Chain", .probe = observe, .needs = {.can_tag_objects = 1});
