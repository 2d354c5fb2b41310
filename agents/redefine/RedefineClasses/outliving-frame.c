/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("An obsolete frame uses the constants of its own version, whether resolved before or later.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "redefine.FrameOutlivesVersion", .probe = observe,
     .needs = {.can_redefine_classes = 1});
