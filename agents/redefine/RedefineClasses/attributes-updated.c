/* SPDX-License-Identifier: Apache-2.0 */
#include "../attributes.h"

TITLE("RedefineClasses updates line numbers, variable names, signatures, source file and debug extension.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    say_attributes(jni, klass);
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    say_attributes(jni, klass);
}

TEST(.target = "redefine.Redefined", .args = LIST("attributes-and-files", "same"), .probe = observe,
     .needs = {.can_redefine_classes = 1, ATTRIBUTE_CAPABILITIES});
