/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Redefined code goes where its branches of full length lead when its constants are others.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "classfile.FarJumps", .probe = observe, .needs = {.can_redefine_classes = 1});
