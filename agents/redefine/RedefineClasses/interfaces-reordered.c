/* SPDX-License-Identifier: Apache-2.0 */
#include "../kinds.h"

TITLE("The interfaces of the new class file may stand in another order.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "redefine.Renewed", .args = LIST("renewed", "Orderly"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
