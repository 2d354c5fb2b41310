/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses brings constant method handles of each kind that the old version does not have.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "classfile.HandleKinds", .probe = observe, .timeout = 60,
     .needs = {.can_redefine_classes = 1});
