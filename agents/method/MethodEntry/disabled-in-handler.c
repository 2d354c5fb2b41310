/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("MethodEntry that an environment disables in its handler is posted to the other one.");

static jmethodID work;

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (method != work)
        return;
    say("%s: MethodEntry", recipient(env, jni, thread));
    if ((env == second_environment) == is_case("second"))
        must_in(env, SetEventNotificationMode, JVMTI_DISABLE, JVMTI_EVENT_METHOD_ENTRY, NULL);
}

static void load(JavaVM *vm, char *options)
{
    assay_callbacks.MethodEntry = entered;
    make_second_environment_with(&(jvmtiCapabilities){.can_generate_method_entry_events = 1});
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "event/CompiledCalling");
    work = static_method_id(jni, klass, "work", "(I)I");
    enable_in(assay_env, JVMTI_EVENT_METHOD_ENTRY, NULL);
    enable_in(second_environment, JVMTI_EVENT_METHOD_ENTRY, NULL);
    for (int i = 0; i < 2; i++) {
        (*jni)->CallStaticIntMethod(jni, klass, work, 7);
        say("worked");
    }
}

TEST(.load = load, .probe = observe, .needs = {.can_generate_method_entry_events = 1},
     .cases = LIST("first", "second"));
