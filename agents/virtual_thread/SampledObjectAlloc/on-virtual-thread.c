/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"
#include "virtual.h"

TITLE("SampledObjectAlloc with an interval of 0 is posted for each allocation of a virtual thread.");

static jclass thing;

static void make_one(JNIEnv *jni)
{
    jclass klass = find_class(jni, "virtual_thread/FirstUse");
    (*jni)->CallStaticVoidMethod(jni, klass, static_method_id(jni, klass, "make", "()V"));
    (*jni)->DeleteLocalRef(jni, klass);
}

static void JNICALL sampled(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                            jclass klass, jlong size)
{
    jthread current = NULL;
    jlong expected = 0;
    if (!(*jni)->IsSameObject(jni, klass, thing))
        return;
    if (count_sample())
        return;
    must(GetCurrentThread, &current);
    must(GetObjectSize, object, &expected);
    say("a thing on %s, the current thread: %s, size: %s", thread_name(thread),
        truth((*jni)->IsSameObject(jni, current, thread)),
        expected == size ? "that of the object" : "another");
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL) {
        allocate_until_sampled(jni, make_one);
        return;
    }
    must(SetHeapSamplingInterval, 0);
    thing = (*jni)->NewGlobalRef(jni, find_class(jni, "virtual_thread/FirstUse$Thing"));
    on(SampledObjectAlloc, sampled);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.FirstUse", .probe = observe,
     .needs = {.can_generate_sampled_object_alloc_events = 1});
