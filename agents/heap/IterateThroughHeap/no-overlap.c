/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Callbacks of IterateThroughHeap called by several threads at once do not overlap.");

static int inside, overlaps, calls, walks;

HEAP_ITERATION_CALLBACK(see)
{
    __atomic_add_fetch(&calls, 1, __ATOMIC_SEQ_CST);
    overlaps += __atomic_add_fetch(&inside, 1, __ATOMIC_SEQ_CST) != 1;
    __atomic_sub_fetch(&inside, 1, __ATOMIC_SEQ_CST);
    return 0;
}

static void observe(JNIEnv *jni, jobject done)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = see};
    if (done != NULL) {
        say("walks: %d, callbacks: %s, overlaps: %s", walks, calls == 0 ? "none" : "some",
            overlaps == 0 ? "none" : "some");
        return;
    }
    for (int i = 0; i < 5; i++) {
        must(IterateThroughHeap, 0, NULL, &callbacks, NULL);
        __atomic_add_fetch(&walks, 1, __ATOMIC_SEQ_CST);
    }
}

TEST(.target = "heap.graph.Walkers", .probe = observe, .needs = {.can_tag_objects = 1});
