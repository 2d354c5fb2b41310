/* SPDX-License-Identifier: Apache-2.0 */
#include "../overloading.h"

TITLE("Retransformed: each id and frame keeps to its own method in another order of overloads.");

static void observe(JNIEnv *jni, jobject subject)
{
    observe_overloads(jni, subject, retransform);
}

TEST(.target = "redefine.Overloading", .probe = observe,
     .needs = {.can_retransform_classes = 1, .can_generate_breakpoint_events = 1});
