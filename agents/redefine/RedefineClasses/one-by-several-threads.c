/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A class that several threads redefine at the same time has the version that came last.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("errors: %d", redefine_repeatedly(jni, subject, 20));
}

TEST(.target = "redefine.Together", .args = LIST("one"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
