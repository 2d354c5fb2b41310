/* SPDX-License-Identifier: Apache-2.0 */
#include "../permuted_overloads.h"

TITLE("RetransformClasses accepts twenty overloads in any order, and each keeps its method id.");

static void observe(JNIEnv *jni, jobject subject)
{
    hook_class = "classfile/Permuted";
    observe_permuted(jni, subject, retransform);
}

/* Bulk oracle: 131 orders of twenty methods. */
TEST(.target = "classfile.PermutedOverloads", .probe = observe, .timeout = 60,
     .needs = {.can_retransform_classes = 1});
