/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses of an uninitialized class makes the first use run the new initializer.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "redefine.Uninitialized", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
