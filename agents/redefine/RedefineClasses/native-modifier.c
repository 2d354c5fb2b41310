/* SPDX-License-Identifier: Apache-2.0 */
#include "../altered.h"

TITLE("A method can neither become native nor cease to be.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_altered(jni, subject, "RedefineClasses", redefine);
}

TEST(.target = "redefine.Becoming", .probe = observe, .needs = {.can_redefine_classes = 1},
     .cases = LIST("native-added", "native-removed"));
