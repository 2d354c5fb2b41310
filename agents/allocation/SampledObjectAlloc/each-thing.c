/* SPDX-License-Identifier: Apache-2.0 */
#include "../maker.h"

TITLE("SampledObjectAlloc with interval 0 is posted for each object in order, with thread, class and size.");

static void observe(JNIEnv *jni, jobject unused)
{
    on(SampledObjectAlloc, record_allocation);
    sample_all(jni);
    record_allocations_of(jni, find_class(jni, "allocation/Thing"));
    jobjectArray things = fill(jni, 1000);
    off(SampledObjectAlloc);
    int same = 0, right = 0;
    for (jsize i = 0; i < 1000 && i < allocation_count; i++) {
        jobject thing = (*jni)->GetObjectArrayElement(jni, things, i);
        same += (*jni)->IsSameObject(jni, thing, allocations[i].object);
        right += is_allocation_right(jni, &allocations[i]);
        (*jni)->DeleteLocalRef(jni, thing);
    }
    say("events: %d, wrong threads: %d", allocation_count, wrong_threads);
    say("the object: %d, its class and size: %d", same, right);
    record_allocations_of(jni, find_class(jni, "allocation/Thing"));
    fill(jni, 1000);
    say("disabled: %d", allocation_count);
}

TEST(.target = "allocation.Maker", .probe = observe, .since = 11,
     .needs = {.can_generate_sampled_object_alloc_events = 1});
