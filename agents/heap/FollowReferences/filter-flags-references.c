/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Heap filters of FollowReferences hide exactly the references to objects in the filtered tag states.");

/* What a filter hides is followed all the same, hence the look at the referrer. */
HEAP_REFERENCE_CALLBACK(reference)
{
    if (kind == JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT && referrer_tag != NULL
        && *referrer_tag == TAG_OF_ARRAY)
        record("%s", tag_state_names[info->array.index & 3]);
    return 0;
}

static void observe(JNIEnv *jni, jobject array)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    set_tag_states(jni, array);
    FOR_EACH_FILTER (filter) {
        jvmtiError error = ti(FollowReferences, filter, NULL, array, &callbacks, NULL);
        say_walk_in_one_line(error, "%s", heap_filter(filter));
    }
}

TEST(.target = "heap.filters.States", .probe = observe, .needs = {.can_tag_objects = 1});
