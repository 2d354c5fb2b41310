/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ResourceExhausted is not posted while no resource is exhausted.");

static int events;

static void JNICALL exhausted(jvmtiEnv *env, JNIEnv *jni, jint flags, const void *reserved,
                              const char *description)
{
    events++;
}

static void load(JavaVM *vm, char *options)
{
    on(ResourceExhausted, exhausted);
}

static void probe(JNIEnv *jni, jobject subject)
{
    jobject array = (*jni)->NewLongArray(jni, 1 << 16);
    say("array: %s, events: %d", truth(array != NULL), events);
}

TEST(.load = load, .probe = probe,
     .needs = {.can_generate_resource_exhaustion_heap_events = 1,
               .can_generate_resource_exhaustion_threads_events = 1});
