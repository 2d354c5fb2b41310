/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Method ids obtained before and after a redefinition call the overriding methods.");

static const char *by(JNIEnv *jni, jobject object, jmethodID method)
{
    const char *text = to_string(jni, (*jni)->CallObjectMethod(jni, object, method));
    no_exception(jni);
    return text;
}

static const char *in(JNIEnv *jni, jclass klass, jobject object, jmethodID method)
{
    jobject text = (*jni)->CallNonvirtualObjectMethod(jni, object, klass, method);
    no_exception(jni);
    return to_string(jni, text);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass voice = class_of_probe(jni, subject);
    jclass echo = find_class(jni, "redefine/OverridingMethods");
    jobject object = (*jni)->NewObject(jni, echo, method_id(jni, echo, "<init>", "()V"));
    no_exception(jni);
    jmethodID before = method_id(jni, voice, "name", "()Ljava/lang/String;");
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    jmethodID later = method_id(jni, voice, "own", "()Ljava/lang/String;");
    jmethodID inherited = method_id(jni, voice, "speak", "()Ljava/lang/String;");
    say("asked before: %s, in the class %s", by(jni, object, before),
        in(jni, voice, object, before));
    say("asked later: %s, in the class %s", by(jni, object, later), in(jni, voice, object, later));
    say("inherited: %s, in the class %s", by(jni, object, inherited),
        in(jni, voice, object, inherited));
}

TEST(.target = "redefine.Dispatched", .args = LIST("OverriddenMethods"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
