/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses accepts an older class file version, which is then that of the class.");

static void say_version_of(jclass klass)
{
    jint minor = -1, major = -1;
    must(GetClassVersionNumbers, klass, &minor, &major);
    say("version: %d.%d", (int)major, (int)minor);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    say("RetransformClasses: %s", error_name(retransform(jni, subject)));
    say_version_of(klass);
    SAY_CALL(RetransformClasses, 1, &klass);
    say_version_of(klass);
}

TEST(.target = "redefine.Redefined", .args = LIST("older-version"), .probe = observe,
     .needs = {.can_retransform_classes = 1});
