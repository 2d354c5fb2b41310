/* SPDX-License-Identifier: Apache-2.0 */
#include "../chain.h"

TITLE("FollowReferences follows the references of an object for which VISIT_OBJECTS was returned.");

/* user_data is the tag of the object whose references are not to be followed. */
HEAP_REFERENCE_CALLBACK(reference)
{
    if (kind == JVMTI_HEAP_REFERENCE_FIELD && *tag != 0)
        record("%s", NAME_BY_TAG(chain, *tag));
    return kind == JVMTI_HEAP_REFERENCE_FIELD && *tag != *(const jlong *)own_data(user_data)
               ? JVMTI_VISIT_OBJECTS
               : 0;
}

static void observe(JNIEnv *jni, jobject first)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    tag_chain(jni, first);
    for (jlong pruned = 5; pruned > 1; pruned--) {
        jvmtiError error = ti(FollowReferences, 0, NULL, first, &callbacks, &pruned);
        say_walk_in_one_line(error, "not beyond %s", NAME_BY_TAG(chain, pruned));
    }
}

TEST(.target = "heap.filters.Chain", .probe = observe, .needs = {.can_tag_objects = 1});
