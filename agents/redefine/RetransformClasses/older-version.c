/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses accepts an older class file version, which is then that of the class.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    say("RetransformClasses: %s", error_name(retransform(jni, subject)));
    say_class_version(klass);
    SAY_CALL(RetransformClasses, 1, &klass);
    say_class_version(klass);
}

TEST(.target = "redefine.Redefined", .args = LIST("older-version"), .probe = observe,
     .needs = {.can_retransform_classes = 1});
