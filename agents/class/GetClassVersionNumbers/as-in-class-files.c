/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"

TITLE("GetClassVersionNumbers reports for every class the version of its class file.");

static void compare(jclass klass, const struct class_file *file)
{
    jint minor = -1, major = -1;
    jvmtiError error = ti(GetClassVersionNumbers, klass, &minor, &major);
    if (error != JVMTI_ERROR_NONE || minor != file->minor || major != file->major)
        differs("%s: expected %d.%d, actual %s %d.%d", class_name(klass), (int)file->major,
                (int)file->minor, error_name(error), (int)major, (int)minor);
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_classes(jni, compare);
}

/* Bulk oracle: compares all classes of the program with their class files. */
TEST(.target = "classes.Library", .load = record_class_files, .probe = observe, .timeout = 60,
     .needs = {CLASS_FILE_NEEDS}, .wants = {CLASS_FILE_WANTS});
