/* SPDX-License-Identifier: Apache-2.0 */
#include "../bound.h"

TITLE("NativeMethodBind is posted at each RegisterNatives, and not at the call.");

static void observe(JNIEnv *jni, jobject threads)
{
    load_library(jni);
    on(NativeMethodBind, say_bind);
    register_native(jni, "first", (void *)other_function);
    register_native(jni, "second", (void *)Java_method_Bound_first);
    register_native(jni, "second", (void *)Java_method_Bound_second);
}

TEST(.target = "method.Bound", .probe = observe,
     .needs = {.can_generate_native_method_bind_events = 1});
