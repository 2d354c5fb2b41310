/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

#include "../bound.h"

TITLE("NativeMethodBind in two environments binds the function that one of them puts in its place.");

static void JNICALL bind(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         void *address, void **new_address)
{
    const char *which = env == second_environment ? "second" : "first";
    if (!is_bound(method))
        return;
    say("%s: bind %s", which, method_name(method));
    if (is_case(which))
        *new_address = (void *)other_function;
}

static void load(JavaVM *vm, char *options)
{
    assay_callbacks.NativeMethodBind = bind;
    make_second_environment_with(&(jvmtiCapabilities){.can_generate_native_method_bind_events = 1});
}

static void observe(JNIEnv *jni, jobject threads)
{
    load_library(jni);
    enable_in_both(JVMTI_EVENT_NATIVE_METHOD_BIND);
    register_native(jni, "second", (void *)Java_method_Bound_second);
    jclass klass = bound_class(jni);
    jmethodID second = static_method_id(jni, klass, "second", "(I)I");
    say("redirected: %d", (int)(*jni)->CallStaticIntMethod(jni, klass, second, 7));
}

TEST(.target = "method.Bound", .load = load, .probe = observe, .cases = LIST("first", "second"),
     .needs = {.can_generate_native_method_bind_events = 1});
