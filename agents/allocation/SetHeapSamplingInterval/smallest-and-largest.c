/* SPDX-License-Identifier: Apache-2.0 */
#include <stdint.h>

#include "../maker.h"

TITLE("SetHeapSamplingInterval takes the smallest positive interval and the largest one as averages.");

/* What the thread allocates first brings the interval into force. Looking a class up may allocate. */
static void sample(JNIEnv *jni, jint interval, jint count)
{
    jclass maker = find_class(jni, "allocation/Maker");
    jmethodID make = static_method_id(jni, maker, "makeArrays", "(I)V");
    jvmtiError error = ti(SetHeapSamplingInterval, interval);
    (*jni)->CallStaticVoidMethod(jni, maker, make, count / 2);
    need_room(jni);
    record_allocations_of(jni, find_class(jni, "[B"));
    (*jni)->CallStaticVoidMethod(jni, maker, make, count);
    need_room(jni);
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
