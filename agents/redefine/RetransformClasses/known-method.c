/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses replaces a method that a JVM may implement as an intrinsic, Math.sin.");

static void observe(JNIEnv *jni, jobject subject)
{
    jboolean modifiable = JNI_FALSE;
    must(IsModifiableClass, class_of_probe(jni, subject), &modifiable);
    if (!modifiable)
        inapplicable("java.lang.Math cannot be modified");
    hook_class = "java/lang/Math";
    say("RetransformClasses: %s", error_name(retransform(jni, subject)));
}

TEST(.target = "redefine.Trigonometry", .probe = observe, .timeout = 60,
     .needs = {.can_retransform_classes = 1});
