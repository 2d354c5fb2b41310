/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Field watches stay set when the class is redefined, and report what its new code writes.");

static void JNICALL modified(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field,
                             char type, jvalue value)
{
    char *name = NULL;
    must(GetFieldName, klass, field, &name, NULL, NULL);
    say("%s writes %s: %d", method_name(method), name, (int)value.i);
    release(name);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    jmethodID constructor = method_id(jni, klass, "<init>", "()V");
    jfieldID size = field_id(jni, klass, "size", "I");
    on(FieldModification, modified);
    must(SetFieldModificationWatch, klass, size);
    (*jni)->NewObject(jni, klass, constructor);
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    (*jni)->NewObject(jni, klass, constructor);
    SAY_CALL(ClearFieldModificationWatch, klass, size);
    (*jni)->NewObject(jni, klass, constructor);
    off(FieldModification);
}

TEST(.target = "redefine.Redefined", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_field_modification_events = 1});
