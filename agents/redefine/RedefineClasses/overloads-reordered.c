/* SPDX-License-Identifier: Apache-2.0 */
#include "../overloading.h"

TITLE("RedefineClasses keeps each method id and frame with its own overload when overloads are reordered.");

static void observe(JNIEnv *jni, jobject subject)
{
    observe_overloads(jni, subject, redefine);
}

TEST(.target = "redefine.Overloading", .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_breakpoint_events = 1});
