/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"

TITLE("GetFieldModifiers reports for every field the access flags of its class file.");

/* What is synthetic, an attribute may say as well. */
static const jint flags = 0x40df;

static void compare(const struct class_file_field *field)
{
    jint modifiers = 0, expected = (jint)class_u2(field->file, field->at);
    must(GetFieldModifiers, field->klass, field->id, &modifiers);
    if ((modifiers & flags) != (expected & flags))
        differs("%s: expected %s, actual %s", field->name, field_modifiers(expected),
                field_modifiers(modifiers));
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_fields(jni, compare);
}

/* Bulk oracle: compares all classes of the program with their class files. */
TEST(.target = "classes.Library", .load = record_class_files, .probe = observe, .timeout = 60,
     .needs = {CLASS_FILE_NEEDS}, .wants = {CLASS_FILE_WANTS});
