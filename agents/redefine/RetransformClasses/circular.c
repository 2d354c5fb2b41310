/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses refuses a class file whose superclass is the class itself or its subclass.");

static void observe(JNIEnv *jni, jobject subject)
{
    find_class(jni, "redefine/Lower");
    say("RetransformClasses: %s", error_name(retransform(jni, subject)));
}

TEST(.target = "redefine.Redefined", .args = LIST("own-superclass", "subclass-as-superclass"),
     .probe = observe, .needs = {.can_retransform_classes = 1});
