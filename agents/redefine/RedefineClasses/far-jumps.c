/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Branches of the greatest 16-bit distance keep their targets when a redefinition changes the constants.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "classfile.FarJumps", .probe = observe, .needs = {.can_redefine_classes = 1});
