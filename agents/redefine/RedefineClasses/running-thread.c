/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses changes a class whose code another thread runs, and that thread calls the new version.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "redefine.Running", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
