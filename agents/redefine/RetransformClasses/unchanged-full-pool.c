/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A class whose constant pool has room for little more is unchanged by a retransformation.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_retransformed_unchanged(jni, subject);
}

TEST(.target = "classfile.FullConstantPool", .probe = observe, .timeout = 90,
     .needs = {.can_retransform_classes = 1});
