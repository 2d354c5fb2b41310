/* SPDX-License-Identifier: Apache-2.0 */
#include "../maker.h"

TITLE("SampledObjectAlloc with interval 0 is posted for a large array and for the objects after it.");

static jobject make_large(JNIEnv *jni)
{
    record_allocations_of(jni, find_class(jni, "[I"));
    return made_by(jni, "ints", "(I)Ljava/lang/Object;", 2000000);
}

/* What allocates large objects may take over the interval at an allocation of its own. */
static void await_sampling_large(JNIEnv *jni)
{
    enum { TRIES = 100 };
    for (int tries = 0, events = 0; tries < TRIES && events == 0; tries++) {
        int right = 0;
        jobject array = make_large(jni);
        events = allocations_of_object(jni, array, &right);
        (*jni)->DeleteLocalRef(jni, array);
    }
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(SampledObjectAlloc, record_allocation);
    sample_all(jni);
    await_sampling_large(jni);
    jobject array = make_large(jni);
    int right = 0, events = allocations_of_object(jni, array, &right);
    say("events: %d, class and size right: %d, wrong threads: %d", events, right, wrong_threads);
    record_allocations_of(jni, find_class(jni, "allocation/Thing"));
    fill(jni, 200);
    say("after it: %d, wrong threads: %d", allocation_count, wrong_threads);
}

TEST(.target = "allocation.Maker", .probe = observe, .since = 11,
     .needs = {.can_generate_sampled_object_alloc_events = 1});
