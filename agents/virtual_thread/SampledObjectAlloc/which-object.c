/* SPDX-License-Identifier: Apache-2.0 */
#include "../interleaved.h"

TITLE("SampledObjectAlloc has the object that the virtual thread goes on with.");

enum { MOST = 10 };
static jobject objects[MOST];
static int count;
static bool enabled;

static void JNICALL sampled(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                            jclass klass, jlong size)
{
    if (!(*jni)->IsSameObject(jni, klass, interleaved_code(jni)))
        return;
    if (count_sample())
        return;
    say("%sallocation %s", side(env), on_current(jni, thread));
    if (count < MOST)
        objects[count++] = (*jni)->NewGlobalRef(jni, object);
}

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 0) {
        must(SetHeapSamplingInterval, 0);
        on(SampledObjectAlloc, sampled);
        enabled = true;
    }
    if (round != 2)
        return;
    off(SampledObjectAlloc);
    enabled = false;
    /* By now each thread has written its number into the object that it made. */
    for (int i = 0; i < count; i++)
        say("the object: %d", (int)mark_of(jni, objects[i]));
}

static void probe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "java/lang/Thread");
    if (subject == NULL || !(*jni)->IsInstanceOf(jni, subject, klass))
        interleaved_probe(jni, subject);
    else if (enabled)
        allocate_until_sampled(jni, make_one);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Interleaved", .args = LIST("make-probed"),
     .probe = probe,
     .needs = {.can_generate_sampled_object_alloc_events = 1, .can_support_virtual_threads = 1});
