/* SPDX-License-Identifier: Apache-2.0 */
#include "../several.h"

TITLE("RetransformClasses of three classes changes none if one does not verify, and then changes all.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_several(jni, subject, "RetransformClasses", retransform_all);
}

TEST(.target = "redefine.Several", .probe = observe, .timeout = 90,
     .needs = {.can_retransform_classes = 1}, .cases = LIST("first", "second", "third"));
