/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "assay.h"

TITLE("SampledObjectAlloc is posted on few of many new threads that allocate much less than the interval.");

static atomic_int samples, of_long;

static void JNICALL allocated(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                              jclass klass, jlong size)
{
    atomic_fetch_add(&samples, strcmp(thread_name(thread), "short") == 0);
    atomic_fetch_add(&of_long, strcmp(thread_name(thread), "long") == 0);
}

static void load(JavaVM *vm, char *options)
{
    must(SetHeapSamplingInterval, 1 << 20);
}

static void observe(JNIEnv *jni, jobject unused)
{
    static int calls;
    if (++calls == 1)
        on(SampledObjectAlloc, allocated);
    else
        say("samples: %d, and of one that allocates much: %d", atomic_load(&samples),
            atomic_load(&of_long));
}

TEST(.target = "allocation.ManyShort", .load = load, .probe = observe, .since = 11,
     .needs = {.can_generate_sampled_object_alloc_events = 1});
