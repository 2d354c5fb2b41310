/* SPDX-License-Identifier: Apache-2.0 */
#include "../attributes.h"

TITLE("RetransformClasses updates line numbers, variable names, signatures, source file and debug extension.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    say_attributes(jni, klass);
    say("RetransformClasses: %s", error_name(retransform(jni, subject)));
    say_attributes(jni, klass);
}

TEST(.target = "redefine.Redefined", .args = LIST("attributes-and-files", "same"), .probe = observe,
     .needs = {.can_retransform_classes = 1, ATTRIBUTE_CAPABILITIES});
