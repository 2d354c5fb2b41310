/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Retransformed: Which subclasses a class permits does not depend on its constants.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_retransformed(jni, subject);
}

TEST(.target = "redefine.Ranking", .args = LIST("renewed-17"), .since = 17, .probe = observe,
     .timeout = 90, .needs = {.can_retransform_classes = 1});
