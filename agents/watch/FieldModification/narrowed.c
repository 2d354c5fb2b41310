/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("FieldModification reports the narrowed value that the field will have.");

static void JNICALL modified(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field,
                             char type, jvalue value)
{
    char *name = NULL;
    must(GetFieldName, klass, field, &name, NULL, NULL);
    say("%s at %d: %c %s", name, (int)location, type, value_text(type, value));
    release(name);
}

static void observe(JNIEnv *jni, jobject held)
{
    jclass klass = (*jni)->GetObjectClass(jni, held);
    must(SetFieldModificationWatch, klass, field_id(jni, klass, "z", "Z"));
    must(SetFieldModificationWatch, klass, static_field_id(jni, klass, "sz", "Z"));
    on(FieldModification, modified);
}

TEST(.target = "classfile.Narrow", .args = LIST("written"), .probe = observe, .since = 11,
     .needs = {.can_generate_field_modification_events = 1});
