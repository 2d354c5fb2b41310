/* SPDX-License-Identifier: Apache-2.0 */
#include "../acting.h"

TITLE("Sampled allocations enabled for a platform thread do not come on virtual threads.");

static void JNICALL sampled(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                            jclass klass, jlong size)
{
    if ((*jni)->IsSameObject(jni, klass, code_class(jni)))
        say("%sallocation %s", side(env), on_current(jni, thread));
}

static void observe(JNIEnv *jni, jobject threads, int round)
{
    jthread current = NULL;
    if (round != 0)
        return;
    must(GetCurrentThread, &current);
    must(SetHeapSamplingInterval, 0);
    on_thread(SampledObjectAlloc, sampled, current);
}

ACTING_TEST("make", .needs = {.can_generate_sampled_object_alloc_events = 1});
