/* SPDX-License-Identifier: Apache-2.0 */
#include "../maker.h"

TITLE("SampledObjectAlloc enabled for one thread is posted for the objects of that thread only.");

static void observe(JNIEnv *jni, jobject worker)
{
    if (worker != NULL) {
        on_thread(SampledObjectAlloc, record_allocation, worker);
        sample_all(jni);
    }
    record_allocations_of(jni, find_class(jni, "allocation/Thing"));
    /* Enough for a sample at any interval that main may still have. */
    fill(jni, worker == NULL ? 200000 : 300);
    say("%s: %d, wrong threads: %d", worker == NULL ? "main" : "worker", allocation_count,
        wrong_threads);
}

TEST(.target = "allocation.Workers", .probe = observe, .since = 11,
     .needs = {.can_generate_sampled_object_alloc_events = 1});
