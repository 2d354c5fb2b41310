/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses refuses a class file that fails verification.");

static void observe(JNIEnv *jni, jobject subject)
{
    end_if_accepted(say_refused(jni, subject, "RetransformClasses", retransform));
}

TEST(.target = "redefine.Redefined", .args = LIST("reference-as-int"), .probe = observe,
     .needs = {.can_retransform_classes = 1});
