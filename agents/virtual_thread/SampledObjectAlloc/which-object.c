/* SPDX-License-Identifier: Apache-2.0 */
#include "../acting.h"

TITLE("The event of an allocation has the object that the virtual thread goes on with.");

static jobject before;

/* The object is not in its place yet, but the one before is. */
static void JNICALL sampled(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                            jclass klass, jlong size)
{
    if (!(*jni)->IsSameObject(jni, klass, code_class(jni)))
        return;
    jobject made = static_object_field(jni, code_class(jni), "made", "Ljava/lang/Object;");
    say("%sallocation %s, the one before was that object: %s", side(env), on_current(jni, thread),
        truth((*jni)->IsSameObject(jni, before, made)));
    before = (*jni)->NewGlobalRef(jni, object);
}

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 0) {
        must(SetHeapSamplingInterval, 0);
        on(SampledObjectAlloc, sampled);
    } else if (round == 2) {
        off(SampledObjectAlloc);
        must(SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
    }
}

ACTING_TEST("make", .needs = {.can_generate_sampled_object_alloc_events = 1});
