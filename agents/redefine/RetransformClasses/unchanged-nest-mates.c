/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Nest mates and sealed interfaces are unchanged by a retransformation without changes.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_retransformed_unchanged(jni, subject);
}

TEST(.target = "redefine.UnchangedClasses", .args = LIST("NestMates", "Sealed", "Family$Member"),
     .since = 17, .probe = observe, .timeout = 90, .needs = {.can_retransform_classes = 1});
