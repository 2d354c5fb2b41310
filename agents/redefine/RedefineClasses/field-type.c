/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A class file with another type of a field is refused.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "redefine.Redefined", .args = LIST("field-type"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
