/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Annotations of code in the place of class annotations have no effect on a redefinition.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "redefine.Misannotated", .args = LIST("code"), .probe = observe, .timeout = 90,
     .needs = {.can_redefine_classes = 1});
