/* SPDX-License-Identifier: Apache-2.0 */
#include "../three.h"

TITLE("RetransformClasses of three classes without a hook restores what a hook changed in each of them.");

static const char *answer_of(JNIEnv *jni, jclass klass)
{
    jmethodID answer = static_method_id(jni, klass, "answer", "()Ljava/lang/String;");
    jobject text = (*jni)->CallStaticObjectMethod(jni, klass, answer);
    no_exception(jni);
    return to_string(jni, text);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass classes[THREE];
    for (int i = 0; i < THREE; i++)
        classes[i] = (*jni)->GetObjectArrayElement(jni, subject, i);
    on(ClassFileLoadHook, hook_answer);
    SAY_CALL(RetransformClasses, THREE, classes);
    say("changed: %s, %s, %s", answer_of(jni, classes[FIRST]), answer_of(jni, classes[SECOND]),
        answer_of(jni, classes[THIRD]));
    off(ClassFileLoadHook);
    SAY_CALL(RetransformClasses, THREE, classes);
}

TEST(.target = "redefine.Three", .probe = observe, .needs = {.can_retransform_classes = 1});
