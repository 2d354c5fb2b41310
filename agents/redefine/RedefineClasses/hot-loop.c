/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A loop that may have been compiled goes on in the old version and calls the new one.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "redefine.RedefinedInLoop", .probe = observe, .needs = {.can_redefine_classes = 1});
