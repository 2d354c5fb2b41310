/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"

TITLE("IsMethodSynthetic returns true for exactly the synthetic methods of the class files.");

static void compare(const struct class_file_method *method)
{
    jboolean synthetic = 7;
    bool expected = (class_u2(method->file, method->at) & 0x1000) != 0
                    || find_attribute(method->file, method->at + 6, "Synthetic") != 0;
    must(IsMethodSynthetic, method->id, &synthetic);
    if (synthetic != expected)
        differs("%s: expected synthetic %s, actual %s", method->name, truth(expected),
                truth(synthetic));
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_methods(jni, compare);
}

/* Bulk oracle: compares all classes of the program with their class files. */
TEST(.target = "classes.Library", .load = record_class_files, .probe = observe, .timeout = 60,
     .needs = {CLASS_FILE_NEEDS, .can_get_synthetic_attribute = 1}, .wants = {CLASS_FILE_WANTS});
