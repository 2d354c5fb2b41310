/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses replaces constant method types and method handles.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "classfile.Handles", .args = LIST("new", "old"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
