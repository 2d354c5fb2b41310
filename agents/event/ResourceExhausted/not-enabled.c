/* SPDX-License-Identifier: Apache-2.0 */
#include "../exhausting.h"

TITLE("ResourceExhausted is posted only to the environment that enables it.");

static int wrong;

static void JNICALL exhausted(jvmtiEnv *env, JNIEnv *jni, jint flags, const void *reserved,
                              const char *description)
{
    if (is_due(env, flags, JVMTI_RESOURCE_EXHAUSTED_JAVA_HEAP))
        say("ResourceExhausted");
    wrong += env == assay_env;
}

static void JNICALL not_expected(jvmtiEnv *env, JNIEnv *jni, jint flags, const void *reserved,
                                 const char *description)
{
    wrong++;
}

/* The test's own environment has the capability and a callback, and has not enabled the event,
 * or not any longer. */
static void init(JNIEnv *jni, jthread thread)
{
    static const jvmtiEventCallbacks callbacks = {.ResourceExhausted = exhausted};
    const jvmtiCapabilities capabilities = {.can_generate_resource_exhaustion_heap_events = 1};
    jvmtiEnv *other = new_environment_with(&capabilities);
    assay_callbacks.ResourceExhausted = not_expected;
    must(SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
    must_in(other, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    if (is_case("disabled")) {
        must(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_RESOURCE_EXHAUSTED, NULL);
        must(SetEventNotificationMode, JVMTI_DISABLE, JVMTI_EVENT_RESOURCE_EXHAUSTED, NULL);
    }
    must_in(other, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_RESOURCE_EXHAUSTED, NULL);
}

static void probe(JNIEnv *jni, jobject subject)
{
    if (!begins_request(subject))
        say("in the environment that has not enabled it: %d", wrong);
}

TEST(.target = "event.Exhausting", .args = LIST("heap"), .init = init, .probe = probe,
     .vm_args = LIST("-Xmx32m"), .needs = {.can_generate_resource_exhaustion_heap_events = 1},
     .cases = LIST("never-enabled", "disabled"));
