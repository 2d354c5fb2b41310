/* SPDX-License-Identifier: Apache-2.0 */
#include "../maker.h"

TITLE("SetHeapSamplingInterval determines the average number of samples for the bytes that a thread allocates.");

/* What the thread allocates first brings the interval into force. */
static void sample(JNIEnv *jni, const char *what, jint interval, jint mebibytes)
{
    jint first = arrays_of(jni, 8), count = arrays_of(jni, mebibytes);
    jvmtiError error = ti(SetHeapSamplingInterval, interval);
    make_arrays(jni, first);
    record_allocations_of(jni, find_class(jni, "[B"));
    make_arrays(jni, count);
    say("%s, interval %d: %s, %d", what, (int)interval, error_name(error), allocation_count);
}

static void observe(JNIEnv *jni, jobject worker)
{
    if (worker != NULL) {
        on(SampledObjectAlloc, record_allocation);
        sample(jni, "worker", 16384, 16);
        sample(jni, "worker", 65536, 128);
    } else {
        sample(jni, "main", 65536, 64);
        sample(jni, "main", 16384, 32);
        sample(jni, "main", 131072, 128);
        off(SampledObjectAlloc);
        sample(jni, "disabled", 16384, 16);
    }
}

TEST(.target = "allocation.Workers", .probe = observe, .since = 11, .timeout = 60,
     .needs = {.can_generate_sampled_object_alloc_events = 1});
