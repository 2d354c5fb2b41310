/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses of a class and an interface takes effect in a class that is loaded afterwards.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_retransformed(jni, subject);
}

TEST(.target = "redefine.SubclassedLater", .args = LIST("OverriddenMethods", "OneDefaultMethod"),
     .probe = observe, .needs = {.can_retransform_classes = 1});
