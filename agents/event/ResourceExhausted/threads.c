/* SPDX-License-Identifier: Apache-2.0 */
#include "../exhausting.h"

TITLE("ResourceExhausted is posted for a thread that cannot be created, before the error is thrown.");

static void JNICALL exhausted(jvmtiEnv *env, JNIEnv *jni, jint flags, const void *reserved,
                              const char *description)
{
    void *current = NULL;
    if (!is_due(env, flags, JVMTI_RESOURCE_EXHAUSTED_THREADS))
        return;
    (*assay_vm)->GetEnv(assay_vm, &current, JNI_VERSION_1_6);
    say("ResourceExhausted, other flags: 0x%x",
        (unsigned)(flags
                   & ~(JVMTI_RESOURCE_EXHAUSTED_THREADS | JVMTI_RESOURCE_EXHAUSTED_OOM_ERROR)));
    say("described: %s, own environment: %s", truth(description != NULL),
        truth(env == assay_env && current == jni));
}

static void init(JNIEnv *jni, jthread thread)
{
    on(ResourceExhausted, exhausted);
}

static void probe(JNIEnv *jni, jobject subject)
{
    if (!begins_request(subject))
        say("main goes on");
}

TEST(.target = "event.Exhausting", .args = LIST("thread"), .init = init, .probe = probe,
     .needs = {.can_generate_resource_exhaustion_threads_events = 1});
