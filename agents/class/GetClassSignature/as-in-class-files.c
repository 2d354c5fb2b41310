/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"

TITLE("GetClassSignature reports for every class the generic signature of its class file.");

static void compare(jclass klass, const struct class_file *file)
{
    char *generic = NULL;
    must(GetClassSignature, klass, NULL, &generic);
    if (!is_generic_signature(file, attributes_of(file), generic))
        differs("%s: expected the Signature attribute, actual %s", class_name(klass),
                quoted(generic));
    release(generic);
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_classes(jni, compare);
}

/* Bulk oracle: compares all classes of the program with their class files. */
TEST(.target = "classes.Library", .load = record_class_files, .probe = observe, .timeout = 60,
     .needs = {CLASS_FILE_NEEDS}, .wants = {CLASS_FILE_WANTS});
