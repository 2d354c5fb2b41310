/* SPDX-License-Identifier: Apache-2.0 */
#include <stdint.h>

#include "../maker.h"

TITLE("SetHeapSamplingInterval takes the smallest positive interval and the largest one as averages.");

/* What the thread allocates first brings the interval into force. */
static void sample(JNIEnv *jni, jint interval, jint count)
{
    jvmtiError error = ti(SetHeapSamplingInterval, interval);
    make_arrays(jni, count / 2);
    record_allocations_of(jni, find_class(jni, "[B"));
    make_arrays(jni, count);
    say("interval %d: %s, %d", (int)interval, error_name(error), allocation_count);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jint first = arrays_of(jni, 16), last = arrays_of(jni, 64);
    on(SampledObjectAlloc, record_allocation);
    sample(jni, 16384, first);
    sample(jni, 1, 2000);
    sample(jni, INT32_MAX, last);
}

TEST(.target = "allocation.Maker", .probe = observe, .since = 11, .timeout = 60,
     .needs = {.can_generate_sampled_object_alloc_events = 1});
