/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses refuses a class file without stack maps that fails verification.");

static void observe(JNIEnv *jni, jobject subject)
{
    end_if_accepted(say_refused(jni, subject, "RedefineClasses", redefine));
}

TEST(.target = "redefine.Redefined", .args = LIST("reference-as-int-before-stack-maps"),
     .probe = observe, .needs = {.can_redefine_classes = 1});
