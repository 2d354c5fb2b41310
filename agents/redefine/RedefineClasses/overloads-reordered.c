/* SPDX-License-Identifier: Apache-2.0 */
#include "../overloading.h"

TITLE("Overloads may stand in another order: each id and frame keeps to its own method.");

static void observe(JNIEnv *jni, jobject subject)
{
    observe_overloads(jni, subject, redefine);
}

TEST(.target = "redefine.Overloading", .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_breakpoint_events = 1});
