/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses in a class initializer lets that initializer finish and runs no other.");

static void observe(JNIEnv *jni, jobject subject)
{
    hook_class = "redefine/Beginning";
    say("RetransformClasses: %s", error_name(retransform(jni, subject)));
}

TEST(.target = "redefine.RedefinedInInitializer", .probe = observe,
     .needs = {.can_retransform_classes = 1});
