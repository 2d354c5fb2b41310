/* SPDX-License-Identifier: Apache-2.0 */
#include "../maker.h"

TITLE("SampledObjectAlloc uses the interval set before when it is enabled again.");

static void fill_and_say(JNIEnv *jni, const char *when)
{
    record_allocations_of(jni, find_class(jni, "allocation/Thing"));
    (*jni)->DeleteLocalRef(jni, fill(jni, 1000));
    say("interval 0%s: %d", when, allocation_count);
}

static void make_and_say(JNIEnv *jni, jint count, const char *when)
{
    record_allocations_of(jni, find_class(jni, "[B"));
    make_arrays(jni, count);
    say("interval 16384%s: %d", when, allocation_count);
}

/* That samples do not come straight away is allowed when the interval is set; so it is here. */
static void observe(JNIEnv *jni, jobject unused)
{
    jint count = arrays_of(jni, 16);
    on(SampledObjectAlloc, record_allocation);
    sample_all(jni);
    fill_and_say(jni, "");
    off(SampledObjectAlloc);
    fill_and_say(jni, ", disabled");
    on(SampledObjectAlloc, record_allocation);
    await_sampling_all(jni);
    fill_and_say(jni, ", enabled again");
    must(SetHeapSamplingInterval, 16384);
    make_arrays(jni, count / 2);
    make_and_say(jni, count, "");
    off(SampledObjectAlloc);
    make_and_say(jni, count, ", disabled");
    on(SampledObjectAlloc, record_allocation);
    make_arrays(jni, count / 2);
    make_and_say(jni, count, ", enabled again");
}

TEST(.target = "allocation.Maker", .probe = observe, .since = 11,
     .needs = {.can_generate_sampled_object_alloc_events = 1});
