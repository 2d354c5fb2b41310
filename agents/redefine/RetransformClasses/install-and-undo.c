/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses installs the hook's class file, and without a hook restores the original.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    hook_calls = 0;
    say("RetransformClasses: %s", error_name(retransform(jni, subject)));
    say("hook calls: %d", hook_calls);
    say("number: %d", (int)(*jni)->CallStaticIntMethod(
                          jni, klass, static_method_id(jni, klass, "number", "()I")));
    SAY_CALL(RetransformClasses, 1, &klass);
}

TEST(.target = "redefine.Redefined", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_retransform_classes = 1});
