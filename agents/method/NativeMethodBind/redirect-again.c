/* SPDX-License-Identifier: Apache-2.0 */
#include "../bound.h"

TITLE("NativeMethodBind can replace the function also of a method that is bound already.");

static void observe(JNIEnv *jni, jobject threads)
{
    load_library(jni);
    on(NativeMethodBind, redirect_first);
    jclass klass = bound_class(jni);
    jmethodID second = static_method_id(jni, klass, "second", "(I)I");
    register_native(jni, "second", (void *)Java_method_Bound_second);
    say("bound: %d", (int)(*jni)->CallStaticIntMethod(jni, klass, second, 7));
    register_native(jni, "second", (void *)Java_method_Bound_first);
    say("redirected: %d", (int)(*jni)->CallStaticIntMethod(jni, klass, second, 7));
}

TEST(.target = "method.Bound", .probe = observe,
     .needs = {.can_generate_native_method_bind_events = 1});
