/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("After RedefineClasses call sites whose bootstrap arguments are NaN still get NaN.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "classfile.NumberedSites", .args = LIST("undefined", "calls"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
