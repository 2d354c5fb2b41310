/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses makes call sites whose bootstrap arguments are zeros of the other sign get these.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "classfile.NumberedSites", .args = LIST("zeros", "calls"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
