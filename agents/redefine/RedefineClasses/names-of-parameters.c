/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Reflection tells the names of parameters that the class file has, and which have none.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "classfile.Parameters", .args = LIST("new", "old"), .probe = observe, .timeout = 90,
     .needs = {.can_redefine_classes = 1});
