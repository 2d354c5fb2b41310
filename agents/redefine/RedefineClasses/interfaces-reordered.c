/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A class file with the interfaces in another order is taken as a whole or refused.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "redefine.Renewed", .args = LIST("renewed", "Orderly"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
