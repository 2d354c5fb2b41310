/* SPDX-License-Identifier: Apache-2.0 */
#include "../fields.h"

TITLE("FieldModification for a JNI write is posted before the field changes.");

static jfieldID i, j, o, number;

static void JNICALL modified(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field,
                             char type, jvalue value)
{
    char name = short_field_name(klass, field)[0];
    if ((object == NULL) != (name == 'n'))
        say("an event with%s object", object == NULL ? "out the" : " an");
    else if (name == 'i')
        say("int still %d, to be %d", (int)(*jni)->GetIntField(jni, object, i), (int)value.i);
    else if (name == 'j')
        say("long still %d, to be %d", (int)(*jni)->GetLongField(jni, object, j), (int)value.j);
    else if (name == 'o')
        say("object still null: %s, to be null: %s",
            truth((*jni)->GetObjectField(jni, object, o) == NULL), truth(value.l == NULL));
    else
        say("static still %d, to be %d, of no object: %s",
            (int)(*jni)->GetStaticIntField(jni, klass, number), (int)value.i,
            truth(object == NULL));
}

static void observe(JNIEnv *jni, jobject holder)
{
    jclass klass = fields_class(jni);
    i = instance_field(jni, "i", "I");
    j = instance_field(jni, "j", "J");
    o = instance_field(jni, "o", "Ljava/lang/Object;");
    number = static_field(jni, "number", "I");
    on(FieldModification, modified);
    must(SetFieldModificationWatch, klass, i);
    must(SetFieldModificationWatch, klass, j);
    must(SetFieldModificationWatch, klass, o);
    must(SetFieldModificationWatch, klass, number);
    (*jni)->SetIntField(jni, holder, i, 42);
    (*jni)->SetLongField(jni, holder, j, -43);
    (*jni)->SetObjectField(jni, holder, o, holder);
    (*jni)->SetStaticIntField(jni, klass, number, 44);
    off(FieldModification);
    jobject stored = (*jni)->GetObjectField(jni, holder, o);
    say("now %d %d %d, the object: %s", (int)(*jni)->GetIntField(jni, holder, i),
        (int)(*jni)->GetLongField(jni, holder, j),
        (int)(*jni)->GetStaticIntField(jni, klass, number),
        truth((*jni)->IsSameObject(jni, stored, holder)));
}

TEST(.target = "watch.Fields", .probe = observe,
     .needs = {.can_generate_field_modification_events = 1});
