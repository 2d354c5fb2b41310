/* SPDX-License-Identifier: Apache-2.0 */
#include "../maker.h"

TITLE("SampledObjectAlloc that is enabled globally is posted after it was disabled elsewhere.");

/* Whether the call needs the capability, and can be made for a thread, is open in some releases. */
static void disable_elsewhere(void)
{
    jthread thread = NULL;
    jvmtiEnv *env = assay_env;
    if (is_case("in-another-environment"))
        env = new_environment();
    else
        must(GetCurrentThread, &thread);
    (void)ti_in(env, SetEventNotificationMode, JVMTI_DISABLE, JVMTI_EVENT_SAMPLED_OBJECT_ALLOC,
                thread);
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(SampledObjectAlloc, record_allocation);
    sample_all(jni);
    disable_elsewhere();
    record_allocations_of(jni, find_class(jni, "allocation/Thing"));
    fill(jni, 500);
    say("events: %d, wrong threads: %d", allocation_count, wrong_threads);
}

TEST(.target = "allocation.Maker", .probe = observe, .since = 11,
     .needs = {.can_generate_sampled_object_alloc_events = 1},
     .cases = LIST("in-another-environment", "for-the-thread"));
