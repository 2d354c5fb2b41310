/* SPDX-License-Identifier: Apache-2.0 */
#include "../all_active.h"

TITLE("IsMethodObsolete returns true for a method that was executed and differs in constants alone.");

static void observe(JNIEnv *jni, jobject subject)
{
    redefine_active(jni, subject, "Lredefine/Alike;");
}

TEST(.target = "redefine.AllActive", .args = LIST("executed"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
