/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses refuses to make a method native, or a native method not native.");

static void observe(JNIEnv *jni, jobject subject)
{
    if (!asks_for_case(jni, subject))
        say_refused(jni, subject, "RetransformClasses", retransform);
}

TEST(.target = "redefine.BecomingNative", .probe = observe, .needs = {.can_retransform_classes = 1},
     .cases = LIST("native-added", "native-removed"));
