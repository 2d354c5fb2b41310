/* SPDX-License-Identifier: Apache-2.0 */
#include "../bound.h"

TITLE("NativeMethodBind is posted only to environments in which it is enabled.");

static jvmtiEnv *other;

static void JNICALL tell(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         void *address, void **new_address)
{
    if (is_bound(method))
        say("%s: %s",
            env == assay_env ? "first"
            : env == other   ? "second"
                             : "another",
            function_name(address));
}

static void load(JavaVM *vm, char *options)
{
    const jvmtiCapabilities capabilities = {.can_generate_native_method_bind_events = 1};
    assay_callbacks.NativeMethodBind = tell;
    other = new_environment_with(&capabilities);
    must_in(other, SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
    must(SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
}

static void set(jvmtiEnv *env, jvmtiEventMode mode)
{
    must_in(env, SetEventNotificationMode, mode, JVMTI_EVENT_NATIVE_METHOD_BIND, NULL);
}

static void observe(JNIEnv *jni, jobject threads)
{
    load_library(jni);
    set(assay_env, JVMTI_ENABLE);
    register_native(jni, "first", (void *)other_function);
    set(other, JVMTI_ENABLE);
    register_native(jni, "first", (void *)Java_method_Bound_second);
    set(assay_env, JVMTI_DISABLE);
    register_native(jni, "first", (void *)Java_method_Bound_first);
    set(other, JVMTI_DISABLE);
    register_native(jni, "second", (void *)Java_method_Bound_second);
}

TEST(.target = "method.Bound", .load = load, .probe = observe,
     .needs = {.can_generate_native_method_bind_events = 1});
