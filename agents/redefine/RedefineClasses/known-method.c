/* SPDX-License-Identifier: Apache-2.0 */
#include "../trigonometry.h"

TITLE("RedefineClasses replaces a method that a JVM may implement as an intrinsic, Math.sin.");

static void observe(JNIEnv *jni, jobject subject)
{
    need_modifiable_math(jni, subject);
    say_change_of_math("RedefineClasses", redefine(jni, subject));
}

TEST(.target = "redefine.Trigonometry", .probe = observe, .timeout = 60,
     .needs = {.can_redefine_classes = 1});
