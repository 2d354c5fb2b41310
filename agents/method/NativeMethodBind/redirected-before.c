/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "../bound.h"

TITLE("NativeMethodBind gives the second environment the function that the first one has set.");

static void JNICALL bind(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         void *address, void **new_address)
{
    if (!is_bound(method))
        return;
    say("%s: %s", recipient(env, jni, thread), function_name(address));
    if (env == assay_env)
        *new_address = (void *)other_function;
}

static void load(JavaVM *vm, char *options)
{
    assay_callbacks.NativeMethodBind = bind;
    make_second_environment_with(&(jvmtiCapabilities){.can_generate_native_method_bind_events = 1});
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = bound_class(jni);
    enable_in(assay_env, JVMTI_EVENT_NATIVE_METHOD_BIND, NULL);
    enable_in(second_environment, JVMTI_EVENT_NATIVE_METHOD_BIND, NULL);
    register_native(jni, "registered", (void *)Java_method_Bound_first);
    say("7 gives %d", (int)(*jni)->CallStaticIntMethod(
                          jni, klass, static_method_id(jni, klass, "registered", "(I)I"), 7));
}

TEST(.target = "method.Bound", .args = LIST("alone"), .load = load, .probe = observe,
     .needs = {.can_generate_native_method_bind_events = 1});
