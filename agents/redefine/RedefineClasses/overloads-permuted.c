/* SPDX-License-Identifier: Apache-2.0 */
#include "../permuted_overloads.h"

TITLE("RedefineClasses accepts twenty overloads in any order, and each keeps its method id.");

static void observe(JNIEnv *jni, jobject subject)
{
    observe_permuted(jni, subject, redefine);
}

/* Bulk oracle: 131 orders of twenty methods. */
TEST(.target = "classfile.PermutedOverloads", .probe = observe, .timeout = 60,
     .needs = {.can_redefine_classes = 1});
