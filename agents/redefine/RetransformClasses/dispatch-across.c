/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Calls across packages and by interfaces not declared go on when classes are retransformed.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_retransformed(jni, subject);
}

TEST(.target = "redefine.Across", .probe = observe, .timeout = 90,
     .needs = {.can_retransform_classes = 1});
