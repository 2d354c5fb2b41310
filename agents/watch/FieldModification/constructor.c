/* SPDX-License-Identifier: Apache-2.0 */
#include "../places.h"

TITLE("FieldModification for a field initializer reports the constructor of the declaring class.");

static void JNICALL written(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location, jclass klass, jobject object, jfieldID field,
                            char type, jvalue value)
{
    say("%s of a %s in %s: %d", qualified_field_name(klass, field),
        object == NULL ? "null" : class_name((*jni)->GetObjectClass(jni, object)),
        method_name(method), (int)value.i);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass base = base_class(jni);
    must(SetFieldModificationWatch, base, field_id(jni, base, "value", "I"));
    must(SetFieldModificationWatch, base, field_id(jni, base, "hidden", "I"));
    on(FieldModification, written);
}

TEST(.target = "watch.Places", .args = LIST("create"), .probe = observe,
     .needs = {.can_generate_field_modification_events = 1});
