/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Retransformed: A method can neither become native nor cease to be.");

static void observe(JNIEnv *jni, jobject subject)
{
    if (!asks_for_case(jni, subject))
        say_refused(jni, subject, "RetransformClasses", retransform);
}

TEST(.target = "redefine.Becoming", .probe = observe, .needs = {.can_retransform_classes = 1},
     .cases = LIST("native-added", "native-removed"));
