/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Enabled from the beginning, the event comes in the live phase only.");

static int live, others;

static void JNICALL on_sample(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                              jclass klass, jlong size)
{
    jvmtiPhase phase;
    must_in(env, GetPhase, &phase);
    __atomic_add_fetch(phase == JVMTI_PHASE_LIVE ? &live : &others, 1, __ATOMIC_SEQ_CST);
}

static void load(JavaVM *vm, char *options)
{
    must(SetHeapSamplingInterval, 0);
    on(SampledObjectAlloc, on_sample);
}

static void unload(JavaVM *vm)
{
    say("live: %s, other phases: %d", live > 0 ? "some" : "none", others);
}

TEST(.load = load, .unload = unload, .since = 11,
     .needs = {.can_generate_sampled_object_alloc_events = 1});
