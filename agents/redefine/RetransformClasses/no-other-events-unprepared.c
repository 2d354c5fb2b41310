/* SPDX-License-Identifier: Apache-2.0 */
#include "../uninitialized.h"

TITLE("RetransformClasses posts only ClassFileLoadHook for a class that may be unprepared.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_change(jni, subject, "RetransformClasses", retransform);
}

TEST(.target = "redefine.Uninitialized", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_retransform_classes = 1});
