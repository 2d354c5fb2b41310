/* SPDX-License-Identifier: Apache-2.0 */
#include "../all_active.h"

TITLE("IsMethodObsolete returns true for a method with other bootstrap methods or arguments of them.");

static void observe(JNIEnv *jni, jobject subject)
{
    redefine_active(jni, subject, "Lclassfile/Bodies;");
}

TEST(.target = "classfile.ActiveBodies", .args = LIST("bootstrap"), .since = 11, .probe = observe,
     .needs = {.can_redefine_classes = 1});
