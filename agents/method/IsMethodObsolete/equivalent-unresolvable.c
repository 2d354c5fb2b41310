/* SPDX-License-Identifier: Apache-2.0 */
#include "../all_active.h"

TITLE("IsMethodObsolete returns false for a method whose constants, the same ones, could not be resolved.");

static void observe(JNIEnv *jni, jobject subject)
{
    redefine_active(jni, subject, "Lclassfile/Bodies;");
}

TEST(.target = "classfile.ActiveBodies", .args = LIST("failed"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
