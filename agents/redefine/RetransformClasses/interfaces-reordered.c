/* SPDX-License-Identifier: Apache-2.0 */
#include "../kinds.h"

TITLE("Retransformed: The interfaces of the new class file may stand in another order.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_retransformed(jni, subject);
}

TEST(.target = "redefine.Renewed", .args = LIST("renewed", "Orderly"), .probe = observe,
     .needs = {.can_retransform_classes = 1});
