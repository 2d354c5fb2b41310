/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"

TITLE("GetBytecodes returns the code of each method in the class file.");

static void compare(const struct class_file_method *method)
{
    if (method->code == 0 || may_be_transformed(method->file))
        return;
    jint size = 0, expected = (jint)class_u4(method->file, method->code + 4);
    unsigned char *code = NULL;
    must(GetBytecodes, method->id, &size, &code);
    if (size != expected)
        differs("%s: expected %d bytes, actual %d", method->name, (int)expected, (int)size);
    else if (!is_same_code(class_file_bytes(method->file, method->code + 8, size), code, size))
        differs("%s: expected the bytes of the class file, actual others", method->name);
    release(code);
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_methods(jni, compare);
}

/* Bulk oracle: compares all classes of the program with their class files. */
TEST(.target = "classes.Library", .load = record_class_files, .probe = observe, .timeout = 60,
     .needs = {CLASS_FILE_NEEDS, .can_get_bytecodes = 1}, .wants = {CLASS_FILE_WANTS});
