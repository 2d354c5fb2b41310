/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A frame that is active at a redefinition runs the old version to its end.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "redefine.Active", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
