/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses keeps dispatch across packages and through undeclared interfaces intact.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "redefine.Across", .probe = observe, .timeout = 90,
     .needs = {.can_redefine_classes = 1});
