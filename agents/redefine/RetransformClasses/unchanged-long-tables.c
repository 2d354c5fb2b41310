/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A class with more than 65535 entries of lines of a method is unchanged by a retransformation.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_retransformed_unchanged(jni, subject);
}

TEST(.target = "classfile.LongTables", .args = LIST("more"), .probe = observe, .timeout = 90,
     .needs = {.can_retransform_classes = 1});
