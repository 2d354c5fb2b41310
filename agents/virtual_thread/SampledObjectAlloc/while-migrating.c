/* SPDX-License-Identifier: Apache-2.0 */
#include "../migrating.h"

TITLE("SampledObjectAlloc has the current thread while virtual threads change carriers.");

static atomic_int of_virtual;

static void JNICALL sampled(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                            jclass klass, jlong size)
{
    count_event(jni, thread);
    if (!(*jni)->ExceptionCheck(jni) && is_virtual(jni, thread))
        atomic_fetch_add(&of_virtual, 1);
}

/* Exceptions and parking allocate, and some threads start others. */
static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL) {
        must(SetHeapSamplingInterval, 0);
        on(SampledObjectAlloc, sampled);
        return;
    }
    jint before = sums_of_first(jni);
    while (atomic_load(&of_virtual) < 5000 && sums_of_first(jni) - before < 1000)
        sched_yield();
    off(SampledObjectAlloc);
    say("samples: %s", truth(atomic_load(&of_virtual) > 0));
    say_wrong_threads();
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Migrating", .probe = observe,
     .needs = {.can_generate_sampled_object_alloc_events = 1, .can_support_virtual_threads = 1});
