/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses in a class initializer lets that initializer finish and runs no other.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "redefine.RedefinedInInitializer", .probe = observe,
     .needs = {.can_redefine_classes = 1});
