/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses of a class and an interface takes effect in a class that is loaded afterwards.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "redefine.SubclassedLater", .args = LIST("OverriddenMethods", "OneDefaultMethod"),
     .probe = observe, .needs = {.can_redefine_classes = 1});
