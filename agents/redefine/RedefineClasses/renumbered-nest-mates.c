/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Nest mates and sealed interfaces can be redefined with another order of constants.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "redefine.Renewed", .args = LIST("renewed-17", "Mates", "Sealed"), .since = 17,
     .probe = observe, .timeout = 90, .needs = {.can_redefine_classes = 1});
