/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Records, nests and sealed interfaces with renumbered constants are unchanged by retransformation.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
    say_retransformed_unchanged(jni, subject);
}

TEST(.target = "redefine.Renewed",
     .args = LIST("renewed-17", "NestMates", "Sealed", "Pair", "Labelled", "Family$Member"),
     .since = 17, .probe = observe, .timeout = 90,
     .needs = {.can_redefine_classes = 1, .can_retransform_classes = 1});
