/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses works in several threads at once, each with a class of its own.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("errors: %d", redefine_repeatedly(jni, subject, 20));
}

TEST(.target = "redefine.Together", .args = LIST("own"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
