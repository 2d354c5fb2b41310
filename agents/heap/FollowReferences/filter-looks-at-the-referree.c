/* SPDX-License-Identifier: Apache-2.0 */
#include "../chain.h"

TITLE("Heap filters of FollowReferences examine the tags of the referree and its class, not the referrer's.");

/* The class filter leaves just the reference from the chain's first object to its second. */
HEAP_REFERENCE_CALLBACK(reference)
{
    record("%s", reference_kind(kind));
    return 0;
}

static void observe(JNIEnv *jni, jobject first)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    jobject second = object_field(jni, first, "next", "Lheap/filters/Chain$Second;");
    jclass klass = class_of(jni, second);
    jobject tagged[4] = {first, second, class_of(jni, first), klass};
    const char *const names[4] = {"referrer", "referree", "class of referrer", "class of referree"};
    for (int i = 0; i < 4; i++) {
        set_tag(tagged[i], 1);
        for (jint filter = JVMTI_HEAP_FILTER_TAGGED; filter <= JVMTI_HEAP_FILTER_CLASS_UNTAGGED;
             filter <<= 1) {
            jvmtiError error = ti(FollowReferences, filter, klass, first, &callbacks, NULL);
            say_walk_in_one_line(error, "%s tagged, %s", names[i], heap_filter(filter));
        }
        set_tag(tagged[i], 0);
    }
}

TEST(.target = "heap.filters.Chain", .probe = observe, .needs = {.can_tag_objects = 1});
