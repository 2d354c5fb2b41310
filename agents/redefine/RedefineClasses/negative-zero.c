/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses installs methods that return -0.0 in a class with the constant 0.0.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "redefine.NegativeZero", .probe = observe, .needs = {.can_redefine_classes = 1});
