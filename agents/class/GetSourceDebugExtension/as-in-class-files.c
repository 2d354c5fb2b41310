/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"

TITLE("GetSourceDebugExtension reports for every class the debug extension of its class file.");

static void compare(jclass klass, const struct class_file *file)
{
    char *extension = NULL;
    jint at = find_attribute(file, attributes_of(file), "SourceDebugExtension");
    jvmtiError expected = at == 0 ? JVMTI_ERROR_ABSENT_INFORMATION : JVMTI_ERROR_NONE;
    jvmtiError error = ti(GetSourceDebugExtension, klass, &extension);
    jint length = at == 0 ? 0 : attribute_length(file, at);
    if (error != expected)
        differs("%s: expected %s, actual %s", class_name(klass), error_name(expected),
                error_name(error));
    else if (at != 0
             && (extension == NULL || strlen(extension) != (size_t)length
                 || memcmp(extension, class_file_bytes(file, at, length), (size_t)length) != 0))
        differs("%s: expected that of the class file, actual %s", class_name(klass),
                quoted(extension));
    if (error == JVMTI_ERROR_NONE)
        release(extension);
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_classes(jni, compare);
}

/* Bulk oracle: compares all classes of the program with their class files. */
TEST(.target = "classes.Library", .load = record_class_files, .probe = observe, .timeout = 60,
     .needs = {CLASS_FILE_NEEDS, .can_get_source_debug_extension = 1}, .wants = {CLASS_FILE_WANTS});
