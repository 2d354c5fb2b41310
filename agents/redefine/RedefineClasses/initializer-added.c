/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses refuses an added static initializer.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "redefine.Newer", .args = LIST("NoInitializer", "initializer-added"),
     .probe = observe, .needs = {.can_redefine_classes = 1});
