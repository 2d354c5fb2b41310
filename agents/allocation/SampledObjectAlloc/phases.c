/* SPDX-License-Identifier: Apache-2.0 */
#include "../maker.h"

TITLE("SampledObjectAlloc enabled from OnLoad on is posted in the live phase and in none before it.");

static int live, before;

/* A callback that is under way when the JVM ends may well see the dead phase. */
static void JNICALL on_sample(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                              jclass klass, jlong size)
{
    jvmtiPhase phase = (jvmtiPhase)0;
    must_in(env, GetPhase, &phase);
    if (phase != JVMTI_PHASE_DEAD)
        __atomic_add_fetch(phase == JVMTI_PHASE_LIVE ? &live : &before, 1, __ATOMIC_SEQ_CST);
}

static void load(JavaVM *vm, char *options)
{
    must(SetHeapSamplingInterval, 0);
    on(SampledObjectAlloc, on_sample);
}

/* The interval may take some allocations to come into force. */
static void observe(JNIEnv *jni, jobject unused)
{
    for (int tries = 0; tries < 10000 && __atomic_load_n(&live, __ATOMIC_SEQ_CST) == 0; tries++)
        (*jni)->DeleteLocalRef(jni, fill(jni, 100));
}

static void unload(JavaVM *vm)
{
    say("live: %s, before: %d", live > 0 ? "some" : "none", before);
}

TEST(.target = "allocation.Maker", .load = load, .probe = observe, .unload = unload, .since = 11,
     .needs = {.can_generate_sampled_object_alloc_events = 1});
