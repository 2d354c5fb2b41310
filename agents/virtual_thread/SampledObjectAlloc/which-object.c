/* SPDX-License-Identifier: Apache-2.0 */
#include "../acting.h"

TITLE("The event of an allocation has the object that the virtual thread goes on with.");

enum { MOST = 10 };
static jobject objects[MOST];
static int count;

static void JNICALL sampled(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                            jclass klass, jlong size)
{
    if (!(*jni)->IsSameObject(jni, klass, code_class(jni)))
        return;
    say("%sallocation %s", side(env), on_current(jni, thread));
    if (count < MOST)
        objects[count++] = (*jni)->NewGlobalRef(jni, object);
}

/* So early because in a thread that exists it may come into force some allocations later. */
static void load(JavaVM *vm, char *options)
{
    must(SetHeapSamplingInterval, 0);
}

/* By now each thread has written its number into the object that it made. */
static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 0)
        on(SampledObjectAlloc, sampled);
    if (round != 2)
        return;
    off(SampledObjectAlloc);
    for (int i = 0; i < count; i++)
        say("the object: %d", (int)mark_of(jni, objects[i]));
}

ACTING_TEST("make", .load = load, .needs = {.can_generate_sampled_object_alloc_events = 1});
