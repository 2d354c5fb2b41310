/* SPDX-License-Identifier: Apache-2.0 */
#include "../virtual.h"

TITLE("With an interval of 0 each allocation is reported on the virtual thread that makes it.");

static jclass thing;

static void JNICALL sampled(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                            jclass klass, jlong size)
{
    jthread current = NULL;
    jlong expected = 0;
    if (!(*jni)->IsSameObject(jni, klass, thing))
        return;
    must(GetCurrentThread, &current);
    must(GetObjectSize, object, &expected);
    say("a thing on %s, the current thread: %s, size: %s", thread_name(thread),
        truth((*jni)->IsSameObject(jni, current, thread)),
        expected == size ? "that of the object" : "another");
}

/* So early because in a thread that exists it may come into force some allocations later. */
static void load(JavaVM *vm, char *options)
{
    must(SetHeapSamplingInterval, 0);
}

static void observe(JNIEnv *jni, jobject unused)
{
    thing = (*jni)->NewGlobalRef(jni, find_class(jni, "virtual_thread/Using$Thing"));
    on(SampledObjectAlloc, sampled);
}

TEST(.target = "virtual_thread.Using", .load = load, .probe = observe, .since = 21,
     .vm_args = LIST(CARRIERS), .needs = {.can_generate_sampled_object_alloc_events = 1});
