/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses refuses to make a method native, or a native method not native.");

static void observe(JNIEnv *jni, jobject subject)
{
    if (!asks_for_case(jni, subject))
        say_refused(jni, subject, "RedefineClasses", redefine);
}

TEST(.target = "redefine.BecomingNative", .probe = observe, .needs = {.can_redefine_classes = 1},
     .cases = LIST("native-added", "native-removed"));
