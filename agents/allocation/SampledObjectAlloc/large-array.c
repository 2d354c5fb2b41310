/* SPDX-License-Identifier: Apache-2.0 */
#include "../maker.h"

TITLE("SampledObjectAlloc with interval 0 is posted for a large array and for the objects after it.");

static void observe(JNIEnv *jni, jobject unused)
{
    on(SampledObjectAlloc, record_allocation);
    sample_all(jni);
    record_allocations_of(jni, find_class(jni, "[I"));
    jobject array = made_by(jni, "ints", "(I)Ljava/lang/Object;", 2000000);
    say("events: %d, wrong threads: %d", allocation_count, wrong_threads);
    if (allocation_count == 1)
        say("the object: %s, its class and size: %s",
            truth((*jni)->IsSameObject(jni, array, allocations[0].object)),
            truth(is_allocation_right(jni, &allocations[0])));
    record_allocations_of(jni, find_class(jni, "allocation/Thing"));
    fill(jni, 200);
    say("after it: %d, wrong threads: %d", allocation_count, wrong_threads);
}

TEST(.target = "allocation.Maker", .probe = observe, .since = 11,
     .needs = {.can_generate_sampled_object_alloc_events = 1});
