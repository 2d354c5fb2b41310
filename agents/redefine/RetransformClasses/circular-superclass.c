/* SPDX-License-Identifier: Apache-2.0 */
#include "../knot.h"

TITLE("A class that would extend one that extends itself is refused as recommended.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = (*jni)->GetObjectArrayElement(jni, subject, 0);
    hook_file = class_bytes_at(jni, subject, 1);
    on(ClassFileLoadHook, tie);
    say("RetransformClasses: %s", error_name(ti(RetransformClasses, 1, &klass)));
    off(ClassFileLoadHook);
}

TEST(.target = "redefine.Redefined", .args = LIST("knot-as-superclass", "new-bodies"),
     .probe = observe, .needs = {.can_retransform_classes = 1});
