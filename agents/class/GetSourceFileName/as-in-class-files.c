/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"

TITLE("GetSourceFileName reports for every class the source file that its class file names.");

static void compare(jclass klass, const struct class_file *file)
{
    char *source = NULL;
    jint at = find_attribute(file, attributes_of(file), "SourceFile");
    jvmtiError expected = at == 0 ? JVMTI_ERROR_ABSENT_INFORMATION : JVMTI_ERROR_NONE;
    jvmtiError error = ti(GetSourceFileName, klass, &source);
    if (error != expected)
        differs("%s: expected %s, actual %s", class_name(klass), error_name(expected),
                error_name(error));
    else if (at != 0 && !is_utf8(&file->pool, class_u2(file, at), source))
        differs("%s: expected that of the class file, actual %s", class_name(klass),
                quoted(source));
    if (error == JVMTI_ERROR_NONE)
        release(source);
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_classes(jni, compare);
}

/* Bulk oracle: compares all classes of the program with their class files. */
TEST(.target = "classes.Library", .load = record_class_files, .probe = observe, .timeout = 60,
     .needs = {CLASS_FILE_NEEDS, .can_get_source_file_name = 1}, .wants = {CLASS_FILE_WANTS});
