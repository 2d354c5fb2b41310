/* SPDX-License-Identifier: Apache-2.0 */
#include "../bound.h"

TITLE("NativeMethodBind is not posted by UnregisterNatives, but when the method is bound again.");

static void observe(JNIEnv *jni, jobject threads)
{
    load_library(jni);
    register_native(jni, "first", (void *)other_function);
    on(NativeMethodBind, say_bind);
    say("UnregisterNatives: %d", (int)(*jni)->UnregisterNatives(jni, bound_class(jni)));
}

TEST(.target = "method.Bound", .probe = observe,
     .needs = {.can_generate_native_method_bind_events = 1});
