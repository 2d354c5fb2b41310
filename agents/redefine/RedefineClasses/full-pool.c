/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Strings of two versions are not confused if they do not fit into one constant pool.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "classfile.FullConstantPool", .probe = observe, .timeout = 90,
     .needs = {.can_redefine_classes = 1});
