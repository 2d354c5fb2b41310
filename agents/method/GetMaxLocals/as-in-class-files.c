/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"

TITLE("GetMaxLocals returns max_locals of each method in the class file.");

static void compare(const struct class_file_method *method)
{
    if (method->code == 0 || may_be_transformed(method->file))
        return;
    jint locals = -1, expected = (jint)class_u2(method->file, method->code + 2);
    must(GetMaxLocals, method->id, &locals);
    if (locals != expected)
        differs("%s: expected %d, actual %d", method->name, (int)expected, (int)locals);
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_methods(jni, compare);
}

/* Bulk oracle: compares all classes of the program with their class files. */
TEST(.target = "classes.Library", .load = record_class_files, .probe = observe, .timeout = 60,
     .needs = {CLASS_FILE_NEEDS}, .wants = {CLASS_FILE_WANTS});
