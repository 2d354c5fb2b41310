/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses refuses that a method becomes synchronized.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "redefine.Newer", .args = LIST("ManyArguments", "synchronized"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
