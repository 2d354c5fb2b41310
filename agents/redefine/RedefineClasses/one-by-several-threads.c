/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses of one class in several threads at once leaves the version installed last.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("errors: %d", redefine_repeatedly(jni, subject, 20));
}

TEST(.target = "redefine.Together", .args = LIST("one"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
