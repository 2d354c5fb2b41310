/* SPDX-License-Identifier: Apache-2.0 */
#include "../chain.h"

TITLE("FollowReferences from an initial object reports what it reaches, but not the object itself.");

HEAP_REFERENCE_CALLBACK(reference)
{
    if (kind == JVMTI_HEAP_REFERENCE_FIELD && *tag != 0)
        record("%s", NAME_BY_TAG(chain, *tag));
    else if (*tag != 0)
        record("another-reference");
    return kind == JVMTI_HEAP_REFERENCE_FIELD ? JVMTI_VISIT_OBJECTS : 0;
}

static void observe(JNIEnv *jni, jobject first)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    tag_chain(jni, first);
    jobject second = object_field(jni, first, "next", "Lheap/filters/Chain$Second;");
    jvmtiError error = ti(FollowReferences, 0, NULL, first, &callbacks, NULL);
    say_walk_in_one_line(error, "from first");
    error = ti(FollowReferences, 0, NULL, second, &callbacks, NULL);
    say_walk_in_one_line(error, "from second");
}

TEST(.target = "heap.filters.Chain", .probe = observe, .needs = {.can_tag_objects = 1});
