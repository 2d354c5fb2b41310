/* SPDX-License-Identifier: Apache-2.0 */
#include "../maker.h"

TITLE("SampledObjectAlloc is posted once per 512 KB on average without SetHeapSamplingInterval.");

/* An array takes no less than 1000 bytes and not much more; 256 MiB give 512 events, and
 * their number varies by 23 where the sampler is a random process without memory. */
static void observe(JNIEnv *jni, jobject unused)
{
    jint count = arrays_of(jni, 256);
    on(SampledObjectAlloc, record_allocation);
    record_allocations_of(jni, find_class(jni, "[B"));
    make_arrays(jni, count);
    off(SampledObjectAlloc);
    say("events: %d", allocation_count);
}

TEST(.target = "allocation.Maker", .probe = observe, .since = 11, .timeout = 60,
     .needs = {.can_generate_sampled_object_alloc_events = 1});
