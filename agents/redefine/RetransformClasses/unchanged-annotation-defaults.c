/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("The defaults of annotation elements are unchanged by a retransformation without changes.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_retransformed_unchanged(jni, subject);
}

TEST(.target = "redefine.Defaulting", .args = LIST("original"), .probe = observe, .timeout = 90,
     .needs = {.can_retransform_classes = 1});
