/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"

TITLE("GetFieldDeclaringClass returns for every field the class whose class file has it.");

static JNIEnv *own_jni;

static void compare(const struct class_file_field *field)
{
    jclass klass = NULL;
    must(GetFieldDeclaringClass, field->klass, field->id, &klass);
    if (!(*own_jni)->IsSameObject(own_jni, klass, field->klass))
        differs("%s: expected %s, actual %s", field->name, class_name(field->klass),
                klass == NULL ? "null" : class_name(klass));
    (*own_jni)->DeleteLocalRef(own_jni, klass);
}

static void observe(JNIEnv *jni, jobject unused)
{
    own_jni = jni;
    compare_fields(jni, compare);
}

/* Bulk oracle: compares all classes of the program with their class files. */
TEST(.target = "classes.Library", .load = record_class_files, .probe = observe, .timeout = 60,
     .needs = {CLASS_FILE_NEEDS}, .wants = {CLASS_FILE_WANTS});
