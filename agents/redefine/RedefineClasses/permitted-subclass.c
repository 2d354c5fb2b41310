/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses changes a permitted subclass of a sealed class and a sealed interface.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "redefine.Newer", .args = LIST("Ruled", "renewed-17"), .since = 17, .probe = observe,
     .needs = {.can_redefine_classes = 1});
