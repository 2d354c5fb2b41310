/* SPDX-License-Identifier: Apache-2.0 */
#include "../redefined.h"

TITLE("RedefineClasses refuses changed field modifiers.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_change_of_modifiers(jni, subject, "RedefineClasses", redefine);
}

TEST(.target = "redefine.Redefined", .args = LIST("field-modifiers"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
