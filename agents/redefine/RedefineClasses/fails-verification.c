/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A class file that does not verify is refused.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_refused(jni, subject, "RedefineClasses", redefine);
}

TEST(.target = "redefine.Redefined", .args = LIST("reference-as-int"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
