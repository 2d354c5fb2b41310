/* SPDX-License-Identifier: Apache-2.0 */
#include "../bound.h"
#include "redefine.h"

TITLE("NativeMethodBind is posted for methods of a class that was redefined or retransformed.");

static void observe(JNIEnv *jni, jobject subject)
{
    load_library(jni);
    on(NativeMethodBind, redirect_first);
    register_native(jni, "second", (void *)other_function);
    hook_class_of_probe(jni, subject);
    jvmtiError error = is_case("redefined") ? redefine(jni, subject) : retransform(jni, subject);
    say("change: %s", error_name(error));
    register_native(jni, "second", (void *)Java_method_Bound_second);
    register_native(jni, "registered", (void *)Java_method_Bound_first);
}

TEST(.target = "method.BoundAfterChange", .probe = observe,
     .cases = LIST("redefined", "retransformed"),
     .needs = {.can_generate_native_method_bind_events = 1,
               .can_redefine_classes = 1,
               .can_retransform_classes = 1});
