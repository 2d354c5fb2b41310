/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A class that changes before it is initialized runs its new initializer at first use.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "redefine.Uninitialized", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
