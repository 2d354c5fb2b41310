/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses keeps dispatch across packages and through an abstract class without the methods of its interface.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_retransformed(jni, subject);
}

TEST(.target = "redefine.Across", .probe = observe, .timeout = 90,
     .needs = {.can_retransform_classes = 1});
