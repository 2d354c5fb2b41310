/* SPDX-License-Identifier: Apache-2.0 */
#include "../places.h"

TITLE("FieldModification passes the very object to be stored, and is not posted for array elements.");

static jobject subject;

static void JNICALL written(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location, jclass klass, jobject object, jfieldID field,
                            char type, jvalue value)
{
    const char *what = value.l == NULL ? "null" : class_name((*jni)->GetObjectClass(jni, value.l));
    say("%s: %c %s, the subject: %s", qualified_field_name(klass, field), type, what,
        truth((*jni)->IsSameObject(jni, value.l, subject)));
}

static void observe(JNIEnv *jni, jobject holder)
{
    jclass places = places_class(jni);
    subject = (*jni)->NewGlobalRef(jni, holder);
    must(SetFieldModificationWatch, places,
         static_field_id(jni, places, "object", "Ljava/lang/Object;"));
    must(SetFieldModificationWatch, places, static_field_id(jni, places, "array", "[I"));
    on(FieldModification, written);
    (*jni)->SetStaticObjectField(
        jni, places, static_field_id(jni, places, "object", "Ljava/lang/Object;"), holder);
}

TEST(.target = "watch.Places", .probe = observe,
     .needs = {.can_generate_field_modification_events = 1});
