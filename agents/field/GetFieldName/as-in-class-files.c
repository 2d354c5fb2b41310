/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"

TITLE("GetFieldName reports for every field the generic signature of its class file.");

static void compare(const struct class_file_field *field)
{
    char *generic = NULL;
    must(GetFieldName, field->klass, field->id, NULL, NULL, &generic);
    if (!is_generic_signature(field->file, field->at + 6, generic))
        differs("%s: expected the Signature attribute, actual %s", field->name, quoted(generic));
    release(generic);
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_fields(jni, compare);
}

/* Bulk oracle: compares all classes of the program with their class files. */
TEST(.target = "classes.Library", .load = record_class_files, .probe = observe, .timeout = 60,
     .needs = {CLASS_FILE_NEEDS}, .wants = {CLASS_FILE_WANTS});
