/* SPDX-License-Identifier: Apache-2.0 */
#include "../filters.h"

TITLE("From an initial object just what it reaches is reported, and not the object itself.");

REFERENCE(reference)
{
    if (kind == JVMTI_HEAP_REFERENCE_FIELD && *tag != 0)
        seen(name_of(chain, *tag));
    else if (*tag != 0)
        seen("another-reference");
    return kind == JVMTI_HEAP_REFERENCE_FIELD ? JVMTI_VISIT_OBJECTS : 0;
}

static void observe(JNIEnv *jni, jobject first)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    tag_chain(jni, first);
    jobject second = object_field(jni, first, "next", "Lheap/filters/Chain$Second;");
    jvmtiError error = ti(FollowReferences, 0, NULL, first, &callbacks, NULL);
    say_seen(error, "from first");
    error = ti(FollowReferences, 0, NULL, second, &callbacks, NULL);
    say_seen(error, "from second");
}

TEST(.target = "heap.filters.Chain", .probe = observe, .needs = {.can_tag_objects = 1});
