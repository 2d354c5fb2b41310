/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A throwable keeps its stack trace when the methods in it are redefined.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "redefine.Thrown", .args = LIST("new-bodies", "newer-bodies"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
