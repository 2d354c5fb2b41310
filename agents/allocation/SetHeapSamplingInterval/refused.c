/* SPDX-License-Identifier: Apache-2.0 */
#include <stdint.h>

#include "../maker.h"

TITLE("SetHeapSamplingInterval that refuses a negative interval leaves the former one in force.");

static void refuse(void)
{
    jvmtiError error = ti(SetHeapSamplingInterval, is_case("minus-one") ? -1
                                                   : is_case("minimum") ? INT32_MIN
                                                                        : -INT32_MAX);
    if (error == JVMTI_ERROR_NONE)
        inapplicable("the JVM does not detect a negative interval");
    say("SetHeapSamplingInterval: %s", error_name(error));
}

/* What is allocated between the refusal and the record would bring a wrong interval into force. */
static void observe(JNIEnv *jni, jobject unused)
{
    jint count = arrays_of(jni, 16);
    on(SampledObjectAlloc, record_allocation);
    sample_all(jni);
    refuse();
    fill(jni, 1000);
    record_allocations_of(jni, find_class(jni, "allocation/Thing"));
    fill(jni, 1000);
    say("interval 0: %d", allocation_count);
    must(SetHeapSamplingInterval, 16384);
    make_arrays(jni, count / 2);
    refuse();
    make_arrays(jni, count / 2);
    record_allocations_of(jni, find_class(jni, "[B"));
    make_arrays(jni, count);
    say("interval 16384: %d", allocation_count);
}

TEST(.target = "allocation.Maker", .probe = observe, .since = 11,
     .needs = {.can_generate_sampled_object_alloc_events = 1},
     .cases = LIST("minus-one", "minimum", "minus-maximum"));
