/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("ResourceExhausted is posted for an exhausted Java heap, before OutOfMemoryError is thrown.");

static jthread main_thread;

static void JNICALL exhausted(jvmtiEnv *env, JNIEnv *jni, jint flags, const void *reserved,
                              const char *description)
{
    void *current = NULL;
    jthread self;
    (*assay_vm)->GetEnv(assay_vm, &current, JNI_VERSION_1_6);
    must(GetCurrentThread, &self);
    say("ResourceExhausted: heap: %s, OutOfMemoryError to come: %s, others: 0x%x",
        truth((flags & JVMTI_RESOURCE_EXHAUSTED_JAVA_HEAP) != 0),
        truth((flags & JVMTI_RESOURCE_EXHAUSTED_OOM_ERROR) != 0),
        (unsigned)(flags
                   & ~(JVMTI_RESOURCE_EXHAUSTED_JAVA_HEAP | JVMTI_RESOURCE_EXHAUSTED_OOM_ERROR)));
    say("described: %s, own environment: %s, main thread: %s", truth(description != NULL),
        truth(env == assay_env && current == jni),
        truth((*jni)->IsSameObject(jni, self, main_thread)));
}

static void init(JNIEnv *jni, jthread thread)
{
    main_thread = (*jni)->NewGlobalRef(jni, thread);
    on(ResourceExhausted, exhausted);
}

static void probe(JNIEnv *jni, jobject subject)
{
    say("main goes on");
}

TEST(.target = "event.Exhausting", .args = LIST("heap"), .init = init, .probe = probe,
     .vm_args = LIST("-Xmx32m"), .needs = {.can_generate_resource_exhaustion_heap_events = 1});
