/* SPDX-License-Identifier: Apache-2.0 */
#include "../../thread/attaching.h"

TITLE("Native threads that are attached at once send SampledObjectAlloc for their own objects.");

static atomic_int samples;
static __thread bool allocating;

static void act(JNIEnv *jni)
{
    allocating = true;
    (*jni)->NewIntArray(jni, 100);
    allocating = false;
    no_exception(jni);
}

static void JNICALL allocated(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                              jclass klass, jlong size)
{
    if (allocating)
        count(&samples, jni, thread);
}

static void observe(JNIEnv *jni, jobject unused)
{
    must(SetHeapSamplingInterval, 0);
    on(SampledObjectAlloc, allocated);
    start_attaching();
    say_attached();
    say("sampled: %s", truth(atomic_load(&samples) > 0));
}

TEST(.probe = observe, .since = 11, .needs = {.can_generate_sampled_object_alloc_events = 1});
