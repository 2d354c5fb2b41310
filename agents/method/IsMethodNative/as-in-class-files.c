/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"

TITLE("IsMethodNative returns true for exactly the native methods of the class files.");

static void compare(const struct class_file_method *method)
{
    if (may_be_transformed(method->file))
        return;
    jboolean native = 7;
    bool expected = (class_u2(method->file, method->at) & 0x0100) != 0;
    must(IsMethodNative, method->id, &native);
    if (native != expected)
        differs("%s: expected native %s, actual %s", method->name, truth(expected), truth(native));
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_methods(jni, compare);
}

/* Bulk oracle: compares all classes of the program with their class files. */
TEST(.target = "classes.Library", .load = record_class_files, .probe = observe, .timeout = 60,
     .needs = {CLASS_FILE_NEEDS}, .wants = {CLASS_FILE_WANTS});
