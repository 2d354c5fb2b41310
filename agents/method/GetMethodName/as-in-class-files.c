/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"

TITLE("GetMethodName returns the generic signature of each method in the class file.");

static void compare(const struct class_file_method *method)
{
    if (may_be_transformed(method->file))
        return;
    char *generic = NULL;
    must(GetMethodName, method->id, NULL, NULL, &generic);
    if (!is_generic_signature(method->file, method->at + 6, generic))
        differs("%s: expected the Signature attribute, actual %s", method->name, quoted(generic));
    release(generic);
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_methods(jni, compare);
}

/* Bulk oracle: compares all classes of the program with their class files. */
TEST(.target = "classes.Library", .load = record_class_files, .probe = observe, .timeout = 60,
     .needs = {CLASS_FILE_NEEDS}, .wants = {CLASS_FILE_WANTS});
