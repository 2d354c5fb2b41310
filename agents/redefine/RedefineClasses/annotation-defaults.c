/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses replaces the default values of annotation elements.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "redefine.Defaulting", .args = LIST("renewed", "original"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
