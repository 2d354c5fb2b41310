/* SPDX-License-Identifier: Apache-2.0 */
#include "../chain.h"

TITLE("Tags written through referrer_tag_ptr and tag_ptr become those of the referrer and the referree.");

HEAP_REFERENCE_CALLBACK(reference)
{
    if (kind != JVMTI_HEAP_REFERENCE_FIELD)
        return 0;
    *referrer_tag += 10;
    *tag = 0;
    return 0;
}

static void observe(JNIEnv *jni, jobject first)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    tag_chain(jni, first);
    jobject second = object_field(jni, first, "next", "Lheap/filters/Chain$Second;");
    jvmtiError error = ti(FollowReferences, 0, NULL, first, &callbacks, NULL);
    say("%s: referrer %d, referree %d", error_name(error), (int)tag_of(first), (int)tag_of(second));
}

TEST(.target = "heap.filters.Chain", .probe = observe, .needs = {.can_tag_objects = 1});
