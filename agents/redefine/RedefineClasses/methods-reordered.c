/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses accepts a class file whose methods are in another order.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    jobject object = (*jni)->GetObjectArrayElement(jni, subject, 2);
    jmethodID number = static_method_id(jni, klass, "number", "()I");
    jmethodID answer = method_id(jni, klass, "answer", "()Ljava/lang/String;");
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    say("number: %s %d", method_name(number), (int)(*jni)->CallStaticIntMethod(jni, klass, number));
    say("answer: %s %s", method_name(answer),
        to_string(jni, (*jni)->CallObjectMethod(jni, object, answer)));
}

TEST(.target = "redefine.Redefined", .args = LIST("methods-reordered", "same"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
