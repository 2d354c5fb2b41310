/* SPDX-License-Identifier: Apache-2.0 */
#include "../all_active.h"

TITLE("IsMethodObsolete returns true for a method whose bootstrap argument is the zero of the other sign.");

static void observe(JNIEnv *jni, jobject subject)
{
    redefine_active(jni, subject, "Lclassfile/Numbered;");
}

TEST(.target = "classfile.NumberedSites", .args = LIST("zeros", "frames"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
