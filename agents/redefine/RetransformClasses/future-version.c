/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses refuses a class file version that is not supported yet.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RetransformClasses: %s", error_name(retransform(jni, subject)));
}

TEST(.target = "redefine.Redefined", .args = LIST("future-version"), .probe = observe,
     .needs = {.can_retransform_classes = 1});
