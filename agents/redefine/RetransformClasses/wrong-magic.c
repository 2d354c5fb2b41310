/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses refuses a class file with a wrong magic number.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RetransformClasses: %s", error_name(retransform(jni, subject)));
}

TEST(.target = "redefine.Redefined", .args = LIST("wrong-magic"), .probe = observe,
     .needs = {.can_retransform_classes = 1});
