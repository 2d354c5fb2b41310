/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"

TITLE("IsInterface is true for exactly those classes whose class files are of interfaces.");

static void compare(jclass klass, const struct class_file *file)
{
    jboolean interface = 7;
    bool expected = (class_u2(file, file->access_flags) & 0x0200) != 0;
    must(IsInterface, klass, &interface);
    if (interface != expected)
        differs("%s: expected interface %s, actual %s", class_name(klass), truth(expected),
                truth(interface));
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_classes(jni, compare);
}

/* Bulk oracle: compares all classes of the program with their class files. */
TEST(.target = "classes.Library", .load = record_class_files, .probe = observe, .timeout = 60,
     .needs = {CLASS_FILE_NEEDS}, .wants = {CLASS_FILE_WANTS});
