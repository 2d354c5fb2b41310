/* SPDX-License-Identifier: Apache-2.0 */
#include "../bound.h"

TITLE("NativeMethodBind is posted once, when a native method is linked at its first call.");

static void observe(JNIEnv *jni, jobject threads)
{
    load_library(jni);
    on(NativeMethodBind, say_bind);
}

TEST(.target = "method.Bound", .probe = observe,
     .needs = {.can_generate_native_method_bind_events = 1});
