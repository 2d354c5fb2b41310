/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Heap filters of FollowReferences hide exactly the threads in the filtered tag states.");

/* No thread but those of heap.filters.Threads is as large as the ones of either class. */
static jlong sizes[2];

HEAP_REFERENCE_CALLBACK(root)
{
    bool of_second = size == sizes[1];
    if (kind == JVMTI_HEAP_REFERENCE_THREAD && (of_second || size == sizes[0]))
        record("%s", class_tag == (of_second ? 0 : TAG_OF_CLASS)
                         ? tag_state_names[2 * of_second + (*tag == 0)]
                         : "with a wrong class tag");
    return JVMTI_VISIT_OBJECTS;
}

static void observe(JNIEnv *jni, jobject threads)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = root};
    set_tag_states(jni, threads);
    must(GetObjectSize, element(jni, threads, 1), &sizes[0]);
    must(GetObjectSize, element(jni, threads, 3), &sizes[1]);
    FOR_EACH_FILTER (filter) {
        jvmtiError error = ti(FollowReferences, filter, NULL, NULL, &callbacks, NULL);
        say_walk_in_one_line(error, "%s", heap_filter(filter));
    }
}

TEST(.target = "heap.filters.Threads", .probe = observe, .needs = {.can_tag_objects = 1});
