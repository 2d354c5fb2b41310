/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Retransformed: A class file with another type of a field is refused.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RetransformClasses: %s", error_name(retransform(jni, subject)));
}

TEST(.target = "redefine.Redefined", .args = LIST("field-type"), .probe = observe,
     .needs = {.can_retransform_classes = 1});
