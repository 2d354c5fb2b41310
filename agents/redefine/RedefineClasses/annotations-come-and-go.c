/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses adds and removes annotations and checked exceptions with the class file.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "redefine.Renewed", .args = LIST("renewed", "AnnotationsRemoved"), .probe = observe,
     .timeout = 60, .needs = {.can_redefine_classes = 1});
