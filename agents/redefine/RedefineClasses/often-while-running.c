/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A thread that has run a new version never runs an older one again.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("errors: %d", redefine_repeatedly(jni, subject, 30));
}

TEST(.target = "redefine.VersionsInOrder", .probe = observe, .needs = {.can_redefine_classes = 1});
