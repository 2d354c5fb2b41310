/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A frame that outlives its version goes on with that version's constants, old or first used.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "redefine.Outlived", .probe = observe, .needs = {.can_redefine_classes = 1});
