/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Parameter names are restored when no hook changes the class any more.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_retransformed_unchanged(jni, subject);
}

TEST(.target = "classfile.Parameters", .args = LIST("old"), .probe = observe, .timeout = 90,
     .needs = {.can_retransform_classes = 1});
