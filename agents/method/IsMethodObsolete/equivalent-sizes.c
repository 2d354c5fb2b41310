/* SPDX-License-Identifier: Apache-2.0 */
#include "../all_active.h"

TITLE("IsMethodObsolete returns false for a method with the same bytecodes and room for more values.");

static void observe(JNIEnv *jni, jobject subject)
{
    redefine_active(jni, subject, "Lclassfile/Bodies;");
}

TEST(.target = "classfile.ActiveBodies", .args = LIST("sizes"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
