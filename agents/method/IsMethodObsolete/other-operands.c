/* SPDX-License-Identifier: Apache-2.0 */
#include "../all_active.h"

TITLE("IsMethodObsolete returns true for a method with the same instructions but other operands.");

static void observe(JNIEnv *jni, jobject subject)
{
    redefine_active(jni, subject, "Lredefine/Operands;");
}

TEST(.target = "redefine.OperandsActive", .probe = observe, .needs = {.can_redefine_classes = 1});
