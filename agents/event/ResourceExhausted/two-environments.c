/* SPDX-License-Identifier: Apache-2.0 */
#include "../exhausting.h"
#include "environments.h"

TITLE("ResourceExhausted is posted to each of two environments.");

static void JNICALL exhausted(jvmtiEnv *env, JNIEnv *jni, jint flags, const void *reserved,
                              const char *description)
{
    if (is_due(env, flags, JVMTI_RESOURCE_EXHAUSTED_JAVA_HEAP))
        say("%sResourceExhausted", side(env));
}

static void load(JavaVM *vm, char *options)
{
    assay_callbacks.ResourceExhausted = exhausted;
    make_second_environment_with(
        &(jvmtiCapabilities){.can_generate_resource_exhaustion_heap_events = 1});
}

static void init(JNIEnv *jni, jthread thread)
{
    enable_in_both(JVMTI_EVENT_RESOURCE_EXHAUSTED);
}

static void observe(JNIEnv *jni, jobject subject)
{
    if (!begins_request(subject))
        say("main goes on");
}

TEST(.target = "event.Exhausting", .args = LIST("heap"), .load = load, .init = init,
     .probe = observe, .vm_args = LIST("-Xmx32m"),
     .needs = {.can_generate_resource_exhaustion_heap_events = 1});
