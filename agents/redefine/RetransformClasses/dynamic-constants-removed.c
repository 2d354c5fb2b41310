/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses removes the dynamic constants of a class, and adds them again.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_retransformed(jni, subject);
}

TEST(.target = "redefine.Computing", .args = LIST("removed"), .since = 11, .timeout = 90,
     .probe = observe, .needs = {.can_retransform_classes = 1});
