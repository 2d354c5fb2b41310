/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Retransformed: A class file with the interfaces in another order is taken or refused.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_retransformed(jni, subject);
}

TEST(.target = "redefine.Renewed", .args = LIST("renewed", "Orderly"), .probe = observe,
     .needs = {.can_retransform_classes = 1});
