/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A class that old code did not find is not found again, by old code and by new.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "redefine.Unresolved", .probe = observe, .timeout = 90,
     .needs = {.can_redefine_classes = 1});
