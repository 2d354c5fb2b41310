/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses changes a permitted subclass of a sealed class and a sealed interface.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_retransformed(jni, subject);
}

TEST(.target = "redefine.Newer", .args = LIST("Ruled", "renewed-17"), .since = 17, .probe = observe,
     .needs = {.can_retransform_classes = 1});
