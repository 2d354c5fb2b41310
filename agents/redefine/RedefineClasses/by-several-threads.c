/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Threads that redefine classes of their own at the same time do not disturb each other.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("errors: %d", redefine_repeatedly(jni, subject, 20));
}

TEST(.target = "redefine.Together", .args = LIST("own"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
