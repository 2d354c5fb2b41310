/* SPDX-License-Identifier: Apache-2.0 */
#include "../library.h"

TITLE("GetClassMethods reports for every class the methods of its class file, and no others.");

static void observe(JNIEnv *jni, jobject unused)
{
    compare_classes(jni, compare_with_methods);
}

/* Bulk oracle: compares all classes of the program with their class files. */
TEST(.target = "classes.Library", .load = record_class_files, .probe = observe, .timeout = 60,
     .needs = {CLASS_FILE_NEEDS}, .wants = {CLASS_FILE_WANTS});
