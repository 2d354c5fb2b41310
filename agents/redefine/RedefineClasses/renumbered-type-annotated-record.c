/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses renumbers the constants of records with type annotations on components.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "redefine.Renewed", .args = LIST("renewed-17", "AnnotatedComponents"), .since = 17,
     .probe = observe, .timeout = 90, .needs = {.can_redefine_classes = 1});
