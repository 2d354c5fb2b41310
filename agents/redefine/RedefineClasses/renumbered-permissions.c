/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Which subclasses a class permits does not depend on where their names stand.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "redefine.Ranking", .args = LIST("renewed-17"), .since = 17, .probe = observe,
     .timeout = 90, .needs = {.can_redefine_classes = 1});
