/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses accepts an older class file version, which is then that of the class.");

static void observe(JNIEnv *jni, jobject subject)
{
    jint minor = -1, major = -1;
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    must(GetClassVersionNumbers, class_of_probe(jni, subject), &minor, &major);
    say("version: %d.%d", (int)major, (int)minor);
}

TEST(.target = "redefine.Redefined", .args = LIST("older-version"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
