/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses installs methods that return -0.0 in a class with the constant 0.0.");

static void observe(JNIEnv *jni, jobject subject)
{
    hook_class = "redefine/SignedZero";
    say("RetransformClasses: %s", error_name(retransform(jni, subject)));
}

TEST(.target = "redefine.NegativeZero", .probe = observe, .needs = {.can_retransform_classes = 1});
