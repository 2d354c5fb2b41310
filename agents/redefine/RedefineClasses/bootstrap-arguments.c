/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses makes each version of a class link call sites with its own bootstrap arguments.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "classfile.Sites", .probe = observe, .timeout = 90,
     .needs = {.can_redefine_classes = 1});
