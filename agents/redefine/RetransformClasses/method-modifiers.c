/* SPDX-License-Identifier: Apache-2.0 */
#include "../redefined.h"

TITLE("RetransformClasses refuses changed method modifiers.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_change_of_modifiers(jni, subject, "RetransformClasses", retransform);
}

TEST(.target = "redefine.Redefined", .args = LIST("method-modifiers"), .probe = observe,
     .needs = {.can_retransform_classes = 1});
