/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Constant method types and method handles stay when a class is retransformed unchanged.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_retransformed_unchanged(jni, subject);
}

TEST(.target = "classfile.Handles", .args = LIST("old"), .probe = observe, .timeout = 90,
     .needs = {.can_retransform_classes = 1});
