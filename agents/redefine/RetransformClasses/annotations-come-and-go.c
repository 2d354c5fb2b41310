/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses adds and removes annotations and checked exceptions with the class file.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_retransformed(jni, subject);
}

TEST(.target = "redefine.Renewed", .args = LIST("renewed", "AnnotationsRemoved"), .probe = observe,
     .timeout = 60, .needs = {.can_retransform_classes = 1});
