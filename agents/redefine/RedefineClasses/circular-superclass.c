/* SPDX-License-Identifier: Apache-2.0 */
#include "../knot.h"

TITLE("A class that would extend one that extends itself is refused as recommended.");

static void observe(JNIEnv *jni, jobject subject)
{
    on(ClassFileLoadHook, tie);
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    off(ClassFileLoadHook);
}

TEST(.target = "redefine.Redefined", .args = LIST("knot-as-superclass", "new-bodies"),
     .probe = observe, .needs = {.can_redefine_classes = 1});
