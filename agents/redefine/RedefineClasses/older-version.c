/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses accepts an older class file version, which is then that of the class.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    say_class_version(class_of_probe(jni, subject));
}

TEST(.target = "redefine.Redefined", .args = LIST("older-version"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
