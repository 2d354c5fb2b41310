/* SPDX-License-Identifier: Apache-2.0 */
#include "../bound.h"

TITLE("NativeMethodBind can replace the function also of a method that is bound already.");

static void JNICALL bind(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         void *address, void **new_address)
{
    if (!is_bound(method))
        return;
    say_bind(env, jni, thread, method, address, new_address);
    if (address == (void *)Java_method_Bound_first)
        *new_address = (void *)other_function;
}

static void observe(JNIEnv *jni, jobject threads)
{
    load_library(jni);
    on(NativeMethodBind, bind);
    jclass klass = bound_class(jni);
    jmethodID second = static_method_id(jni, klass, "second", "(I)I");
    register_native(jni, "second", (void *)Java_method_Bound_second);
    say("bound: %d", (int)(*jni)->CallStaticIntMethod(jni, klass, second, 7));
    register_native(jni, "second", (void *)Java_method_Bound_first);
    say("redirected: %d", (int)(*jni)->CallStaticIntMethod(jni, klass, second, 7));
}

TEST(.target = "method.Bound", .probe = observe,
     .needs = {.can_generate_native_method_bind_events = 1});
