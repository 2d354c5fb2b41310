/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A failed class resolution stays failed after a redefinition, in old code and in new code.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "redefine.Unresolved", .probe = observe, .timeout = 90,
     .needs = {.can_redefine_classes = 1});
