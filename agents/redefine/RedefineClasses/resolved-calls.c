/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses takes effect in resolved calls of final methods, constructors and default methods.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "redefine.Resolved",
     .args = LIST("DefaultCaller", "DefaultMethods", "DefaultCaller", "Fixed", "FinalClass"),
     .probe = observe, .timeout = 90, .needs = {.can_redefine_classes = 1});
