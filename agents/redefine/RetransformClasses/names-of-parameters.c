/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("The names of parameters, and which have none, are as the hook gives them.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_retransformed(jni, subject);
}

TEST(.target = "classfile.Parameters", .args = LIST("new", "old"), .probe = observe, .timeout = 90,
     .needs = {.can_retransform_classes = 1});
