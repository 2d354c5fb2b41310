/* SPDX-License-Identifier: Apache-2.0 */
#include "../overloading.h"

TITLE("RetransformClasses keeps each method id and frame with its own overload when overloads are reordered.");

static void observe(JNIEnv *jni, jobject subject)
{
    observe_overloads(jni, subject, retransform);
}

TEST(.target = "redefine.Overloading", .probe = observe,
     .needs = {.can_retransform_classes = 1, .can_generate_breakpoint_events = 1});
