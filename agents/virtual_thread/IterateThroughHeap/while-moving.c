/* SPDX-License-Identifier: Apache-2.0 */
#include "../walking.h"

TITLE("IterateThroughHeap finds all tagged objects while virtual threads move.");

static int repeated;

static jint JNICALL meet(jlong class_tag, jlong size, jlong *tag, jint length, void *user_data)
{
    see(tag);
    repeated += *tag >= 1 && *tag <= TASKS && seen[*tag] > 1;
    return 0;
}

static jvmtiError walk(void)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = meet};
    jvmtiError error = ti(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, NULL, &callbacks, NULL);
    if (repeated > 0)
        say("met once more in the same walk: %d", repeated);
    repeated = 0;
    return error;
}

WANDERING_TEST(.needs = {.can_tag_objects = 1});
