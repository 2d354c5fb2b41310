/* SPDX-License-Identifier: Apache-2.0 */
#include "../exhausting.h"

TITLE("ResourceExhausted is not posted before a resource is exhausted.");

static void JNICALL exhausted(jvmtiEnv *env, JNIEnv *jni, jint flags, const void *reserved,
                              const char *description)
{
    if (is_due(env, flags, JVMTI_RESOURCE_EXHAUSTED_JAVA_HEAP))
        say("ResourceExhausted");
}

static void load(JavaVM *vm, char *options)
{
    on(ResourceExhausted, exhausted);
}

static void init(JNIEnv *jni, jthread thread)
{
    begins_request(thread);
    jobject array = (*jni)->NewLongArray(jni, 1 << 16);
    end_request();
    say("array: %s", truth(array != NULL));
}

static void probe(JNIEnv *jni, jobject subject)
{
    if (!begins_request(subject))
        say("main goes on");
}

TEST(.target = "event.Exhausting", .args = LIST("heap"), .load = load, .init = init, .probe = probe,
     .vm_args = LIST("-Xmx32m"), .needs = {.can_generate_resource_exhaustion_heap_events = 1});
