/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("An obsolete method calls the newest versions of its own class's methods that it had called before.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "redefine.CallsOfOwnClass", .probe = observe, .needs = {.can_redefine_classes = 1});
