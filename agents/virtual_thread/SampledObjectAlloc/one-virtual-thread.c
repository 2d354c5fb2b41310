/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"

TITLE("SampledObjectAlloc enabled for a parked virtual thread is posted on that thread only.");

static void JNICALL sampled(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                            jclass klass, jlong size)
{
    if ((*jni)->IsSameObject(jni, klass, interleaved_code(jni)) && !count_sample())
        say("allocation %s", on_current(jni, thread));
}

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 0)
        must(SetHeapSamplingInterval, 0);
    else if (round == 1)
        on_thread(SampledObjectAlloc, sampled, thread_at(jni, threads, VIRTUAL_1));
}

/* On each thread, right before it allocates: time enough for the interval to be in force. */
static void probe(JNIEnv *jni, jobject subject)
{
    if (subject == NULL || !(*jni)->IsInstanceOf(jni, subject, find_class(jni, "java/lang/Thread")))
        interleaved_probe(jni, subject);
    else if (strcmp(thread_name(subject), "virtual 1") == 0)
        allocate_until_sampled(jni, make_one);
    else
        make_many(jni);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("make-probed"),
     .probe = probe,
     .needs = {.can_generate_sampled_object_alloc_events = 1, .can_support_virtual_threads = 1});
