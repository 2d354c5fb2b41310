/* SPDX-License-Identifier: Apache-2.0 */
#include "../maker.h"

TITLE("SampledObjectAlloc is not posted with capability, interval and callback unless it is enabled.");

static void observe(JNIEnv *jni, jobject unused)
{
    assay_callbacks.SampledObjectAlloc = record_allocation;
    must(SetHeapSamplingInterval, 0);
    must(SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
    record_allocations_of(jni, find_class(jni, "allocation/Thing"));
    fill(jni, 500);
    say("events: %d", allocation_count);
    on(SampledObjectAlloc, record_allocation);
    await_sampling_all(jni);
    say("enabled: %d or more", allocation_count < 100 ? allocation_count : 100);
}

TEST(.target = "allocation.Maker", .probe = observe, .since = 11,
     .needs = {.can_generate_sampled_object_alloc_events = 1});
