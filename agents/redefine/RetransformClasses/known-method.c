/* SPDX-License-Identifier: Apache-2.0 */
#include "../trigonometry.h"

TITLE("RetransformClasses replaces a method that a JVM may implement as an intrinsic, Math.sin.");

static void observe(JNIEnv *jni, jobject subject)
{
    need_modifiable_math(jni, subject);
    hook_class = "java/lang/Math";
    say_change_of_math("RetransformClasses", retransform(jni, subject));
}

TEST(.target = "redefine.Trigonometry", .probe = observe, .timeout = 60,
     .needs = {.can_retransform_classes = 1});
