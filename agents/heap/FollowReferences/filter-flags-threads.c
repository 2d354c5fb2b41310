/* SPDX-License-Identifier: Apache-2.0 */
#include "../filters.h"

TITLE("Each combination of heap filters hides just the threads in those states.");

/* No thread but those of heap.filters.Threads is as large as the ones of either class. */
static jlong sizes[2];

REFERENCE(root)
{
    if (kind == JVMTI_HEAP_REFERENCE_THREAD && (size == sizes[0] || size == sizes[1]))
        seen(states[(size == sizes[1] ? 2 : 0) + (*tag == 0)]);
    return JVMTI_VISIT_OBJECTS;
}

static void observe(JNIEnv *jni, jobject threads)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = root};
    tag_states(jni, threads);
    must(GetObjectSize, element(jni, threads, 1), &sizes[0]);
    must(GetObjectSize, element(jni, threads, 3), &sizes[1]);
    FOR_EACH_FILTER(filter) {
        jvmtiError error = ti(FollowReferences, filter, NULL, NULL, &callbacks, NULL);
        say_seen(error, "%s", heap_filter(filter));
    }
}

TEST(.target = "heap.filters.Threads", .probe = observe, .needs = {.can_tag_objects = 1});
