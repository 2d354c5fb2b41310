/* SPDX-License-Identifier: Apache-2.0 */
#include "../maker.h"

TITLE("SampledObjectAlloc with interval 0 is posted for a large array and for the objects after it.");

static void observe(JNIEnv *jni, jobject unused)
{
    on(SampledObjectAlloc, record_allocation);
    sample_all(jni);
    record_allocations_of(jni, find_class(jni, "[I"));
    jobject array = made_by(jni, "ints", "(I)Ljava/lang/Object;", 2000000);
    int right = 0, events = allocations_of_object(jni, array, &right);
    say("events: %d, class and size right: %d, wrong threads: %d", events, right, wrong_threads);
    record_allocations_of(jni, find_class(jni, "allocation/Thing"));
    fill(jni, 200);
    say("after it: %d, wrong threads: %d", allocation_count, wrong_threads);
}

TEST(.target = "allocation.Maker", .probe = observe, .since = 11,
     .needs = {.can_generate_sampled_object_alloc_events = 1});
