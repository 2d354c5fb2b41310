/* SPDX-License-Identifier: Apache-2.0 */
#include "../fields.h"

TITLE("FieldModification reports holder and value that JNI is given as weak global references.");

static jobject subject;

static void JNICALL modified(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field,
                             char type, jvalue value)
{
    say("%s %c, the holder: %s, the value: %s", qualified_field_name(klass, field), type,
        truth((*jni)->IsSameObject(jni, object, subject)),
        truth((*jni)->IsSameObject(jni, value.l, subject)));
    say("local references: %s %s", truth((*jni)->GetObjectRefType(jni, object) == JNILocalRefType),
        truth((*jni)->GetObjectRefType(jni, value.l) == JNILocalRefType));
}

static void observe(JNIEnv *jni, jobject holder)
{
    jfieldID o = instance_field(jni, "o", "Ljava/lang/Object;");
    jobject weak = (*jni)->NewWeakGlobalRef(jni, holder);
    subject = holder;
    must(SetFieldModificationWatch, fields_class(jni), o);
    on(FieldModification, modified);
    (*jni)->SetObjectField(jni, weak, o, weak);
    off(FieldModification);
    say("stored: %s",
        truth((*jni)->IsSameObject(jni, (*jni)->GetObjectField(jni, holder, o), holder)));
}

TEST(.target = "watch.Fields", .probe = observe,
     .needs = {.can_generate_field_modification_events = 1});
