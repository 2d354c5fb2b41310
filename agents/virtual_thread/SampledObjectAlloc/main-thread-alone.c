/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"

TITLE("SampledObjectAlloc enabled for the main thread is not posted on virtual threads.");

static bool making; /* on the main thread, while all others are parked */
static int samples;

static void JNICALL sampled(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                            jclass klass, jlong size)
{
    if (!(*jni)->IsSameObject(jni, klass, interleaved_code(jni)))
        return;
    if (making)
        samples++;
    else
        say("%sallocation %s", side(env), on_current(jni, thread));
}

/* It may take some allocations until the interval is in force. */
static void make_until_sampled(JNIEnv *jni)
{
    enum { TRIES = 10000000 };
    making = true;
    samples = 0;
    for (int tries = 0; tries < TRIES && samples == 0; tries++, no_exception(jni))
        make_one(jni);
    making = false;
    say("sampled on the main thread: %s", truth(samples > 0));
}

static void observe(JNIEnv *jni, jobject threads, int round)
{
    jthread current = NULL;
    if (round == 0) {
        must(GetCurrentThread, &current);
        must(SetHeapSamplingInterval, 0);
        on_thread(SampledObjectAlloc, sampled, current);
    } else {
        make_until_sampled(jni);
    }
}

/* On each other thread, before it allocates: time enough for the interval to be in force there. */
static void probe(JNIEnv *jni, jobject subject)
{
    if (subject == NULL || !(*jni)->IsInstanceOf(jni, subject, find_class(jni, "java/lang/Thread")))
        interleaved_probe(jni, subject);
    else
        make_many(jni);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("make-probed"),
     .probe = probe,
     .needs = {.can_generate_sampled_object_alloc_events = 1, .can_support_virtual_threads = 1});
