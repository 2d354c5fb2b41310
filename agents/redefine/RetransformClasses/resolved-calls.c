/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses takes effect in resolved calls of final methods, constructors and default methods.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_retransformed(jni, subject);
}

TEST(.target = "redefine.Resolved",
     .args = LIST("DefaultCaller", "DefaultMethods", "DefaultCaller", "Fixed", "FinalClass"),
     .probe = observe, .timeout = 90, .needs = {.can_retransform_classes = 1});
