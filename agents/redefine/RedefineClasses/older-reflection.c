/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Reflection objects from before a redefinition report old or new annotations, never a mixture.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "redefine.Reflected", .probe = observe, .timeout = 90,
     .needs = {.can_redefine_classes = 1});
