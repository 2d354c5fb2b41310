/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "monitors.h"

TITLE("Raw monitor functions work in a heap callback.");

HEAP_ITERATION_CALLBACK(visit)
{
    say_all_raw_monitor_calls();
    return JVMTI_VISIT_ABORT;
}

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = visit};
    set_tag(find_class(jni, "assay/Agent"), 7);
    must(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, NULL, &callbacks, NULL);
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
