/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("ResourceExhausted is posted for a thread that cannot be created, before the error is thrown.");

/* The threads of the first events, as global references. */
static jthread threads[4];
static int events;

static void JNICALL exhausted(jvmtiEnv *env, JNIEnv *jni, jint flags, const void *reserved,
                              const char *description)
{
    void *current = NULL;
    jthread self;
    (*assay_vm)->GetEnv(assay_vm, &current, JNI_VERSION_1_6);
    must(GetCurrentThread, &self);
    say("ResourceExhausted: threads: %s, OutOfMemoryError to come: %s, others: 0x%x",
        truth((flags & JVMTI_RESOURCE_EXHAUSTED_THREADS) != 0),
        truth((flags & JVMTI_RESOURCE_EXHAUSTED_OOM_ERROR) != 0),
        (unsigned)(flags
                   & ~(JVMTI_RESOURCE_EXHAUSTED_THREADS | JVMTI_RESOURCE_EXHAUSTED_OOM_ERROR)));
    say("described: %s, own environment: %s", truth(description != NULL),
        truth(env == assay_env && current == jni));
    if (events < 4)
        threads[events++] = (*jni)->NewGlobalRef(jni, self);
}

static void init(JNIEnv *jni, jthread thread)
{
    on(ResourceExhausted, exhausted);
}

static void probe(JNIEnv *jni, jobject subject)
{
    int others = 0;
    for (int i = 0; i < events; i++)
        others += !(*jni)->IsSameObject(jni, threads[i], current_thread());
    say("main goes on, events on other threads: %d", others);
}

TEST(.target = "event.Exhausting", .args = LIST("thread"), .init = init, .probe = probe,
     .needs = {.can_generate_resource_exhaustion_threads_events = 1});
