/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses changes neither of two classes if one of them is refused.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    const jclass classes[] = {klass, (*jni)->GetObjectClass(jni, subject)};
    hook_file = class_bytes_at(jni, subject, 1);
    on(ClassFileLoadHook, hook_replace);
    SAY_CALL(RetransformClasses, 2, classes);
}

TEST(.target = "redefine.Redefined", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_retransform_classes = 1});
