/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses refuses a change of the modifiers of the class.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "redefine.Redefined", .args = LIST("class-modifiers"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
