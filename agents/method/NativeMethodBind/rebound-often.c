/* SPDX-License-Identifier: Apache-2.0 */
#include "../bound.h"

TITLE("A native method that runs often calls the function that it was bound to last.");

static void say_sum(JNIEnv *jni, jint calls)
{
    jclass klass = bound_class(jni);
    jmethodID method = static_method_id(jni, klass, "callOften", "(II)I");
    jint sum = (*jni)->CallStaticIntMethod(jni, klass, method, 7, calls);
    no_exception(jni);
    say("%d calls: sum %d", (int)calls, (int)sum);
}

static void observe(JNIEnv *jni, jobject threads)
{
    on(NativeMethodBind, say_bind);
    register_native(jni, "registered", (void *)Java_method_Bound_first);
    say_sum(jni, 30000);
    register_native(jni, "registered", (void *)other_function);
    say_sum(jni, 1);
    say_sum(jni, 30000);
}

TEST(.target = "method.Bound", .args = LIST("alone"), .probe = observe,
     .vm_args = LIST(COMPILED_EARLY), .needs = {.can_generate_native_method_bind_events = 1});
