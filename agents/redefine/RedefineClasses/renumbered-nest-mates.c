/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses renumbers the constants of nest mates and sealed interfaces.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "redefine.Renewed", .args = LIST("renewed-17", "NestMates", "Sealed"), .since = 17,
     .probe = observe, .timeout = 90, .needs = {.can_redefine_classes = 1});
