/* SPDX-License-Identifier: Apache-2.0 */
#include "../maker.h"
#include "threads.h"

TITLE("SampledObjectAlloc is posted on each of several native threads attached at once for its own objects.");

enum { OBJECTS = 200 };

static atomic_int samples, sampled;
static __thread bool allocating;
static __thread int own; /* samples of this thread */

static void allocate(JNIEnv *jni)
{
    allocating = true;
    for (int i = 0; i < OBJECTS && !(*jni)->ExceptionCheck(jni); i++)
        (*jni)->DeleteLocalRef(jni, (*jni)->NewIntArray(jni, 100));
    allocating = false;
    need_room(jni);
}

static void act(JNIEnv *jni)
{
    struct timespec beginning = {0};
    own = 0;
    /* Until the interval is in force for this thread. */
    do
        allocate(jni);
    while (own == 0 && wait_goes_on(&beginning));
    atomic_fetch_add(&sampled, own > 0);
}

static void JNICALL allocated(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                              jclass klass, jlong size)
{
    if (!allocating)
        return;
    own++;
    count_if_attached(&samples, jni, thread);
}

static void observe(JNIEnv *jni, jobject unused)
{
    must(SetHeapSamplingInterval, 0);
    on(SampledObjectAlloc, allocated);
    start_attaching(act);
    say_attached();
    say("attached and sampled: %d", atomic_load(&sampled));
}

TEST(.probe = observe, .since = 11, .needs = {.can_generate_sampled_object_alloc_events = 1});
