/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses takes effect in resolved calls of private methods between nest mates.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "redefine.Renewed",
     .args = LIST("renewed-17", "PrivateNestMembers", "NestMateInterface"), .since = 17,
     .probe = observe, .timeout = 90, .needs = {.can_redefine_classes = 1});
