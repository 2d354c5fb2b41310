/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"

TITLE("IsFieldSynthetic is true for exactly those fields that are synthetic in their class files.");

static void compare(const struct class_file_field *field)
{
    jboolean synthetic = 7;
    bool expected = (class_u2(field->file, field->at) & 0x1000) != 0
                    || find_attribute(field->file, field->at + 6, "Synthetic") != 0;
    must(IsFieldSynthetic, field->klass, field->id, &synthetic);
    if (synthetic != expected)
        differs("%s: expected synthetic %s, actual %s", field->name, truth(expected),
                truth(synthetic));
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_fields(jni, compare);
}

/* Bulk oracle: compares all classes of the program with their class files. */
TEST(.target = "classes.Library", .load = record_class_files, .probe = observe, .timeout = 60,
     .needs = {CLASS_FILE_NEEDS, .can_get_synthetic_attribute = 1}, .wants = {CLASS_FILE_WANTS});
