/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses of a class or interface keeps calls going to the overriding methods.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "redefine.Dispatched",
     .args = LIST("OverriddenMethods", "Names", "OneDefaultMethod", "OverridingMethods"),
     .probe = observe, .timeout = 90, .needs = {.can_redefine_classes = 1});
