/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A throwable keeps the stack trace of the methods that it came from when they are replaced.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "redefine.Thrown", .args = LIST("new-bodies", "newer-bodies"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
