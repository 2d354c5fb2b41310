/* SPDX-License-Identifier: Apache-2.0 */
#include "../maker.h"
#include "environments.h"

TITLE("SampledObjectAlloc is not posted to an environment that has a callback but has not enabled it.");

static int elsewhere;

static void JNICALL note_elsewhere(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                                   jclass klass, jlong size)
{
    elsewhere++;
}

/* There may be only one environment at a time that has the capability. */
static void observe(JNIEnv *jni, jobject unused)
{
    static const jvmtiEventCallbacks callbacks = {.SampledObjectAlloc = note_elsewhere};
    jvmtiEnv *other = new_environment();
    const jvmtiCapabilities sampling = {.can_generate_sampled_object_alloc_events = 1};
    if (potential_in(other).can_generate_sampled_object_alloc_events)
        must_in(other, AddCapabilities, &sampling);
    must_in(other, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    on(SampledObjectAlloc, record_allocation);
    sample_all(jni);
    record_allocations_of(jni, find_class(jni, "allocation/Thing"));
    fill(jni, 500);
    off(SampledObjectAlloc);
    say("here: %d, wrong threads: %d", allocation_count, wrong_threads);
    say("elsewhere: %d", elsewhere);
}

TEST(.target = "allocation.Maker", .probe = observe, .since = 11,
     .needs = {.can_generate_sampled_object_alloc_events = 1});
