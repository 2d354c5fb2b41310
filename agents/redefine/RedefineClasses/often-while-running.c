/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A thread that calls a method while it is redefined runs none older than the version installed last.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("errors: %d", redefine_repeatedly(jni, subject, 30));
}

TEST(.target = "redefine.VersionsInOrder", .probe = observe, .needs = {.can_redefine_classes = 1});
