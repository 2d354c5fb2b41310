/* SPDX-License-Identifier: Apache-2.0 */
#include "../uninitialized.h"

TITLE("RedefineClasses posts only ClassFileLoadHook for a class that may be unprepared.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_change(jni, subject, "RedefineClasses", redefine);
}

TEST(.target = "redefine.Uninitialized", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
