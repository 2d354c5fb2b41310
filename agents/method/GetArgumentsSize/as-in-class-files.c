/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"

TITLE("GetArgumentsSize returns the size given by each method's descriptor in the class file.");

static jint slots(const char *descriptor)
{
    jint count = 0;
    for (const char *c = descriptor + 1; *c != ')'; c++) {
        count += *c == 'J' || *c == 'D' ? 2 : 1;
        c += strspn(c, "[");
        if (*c == 'L')
            c = strchr(c, ';');
    }
    return count;
}

static void compare(const struct class_file_method *method)
{
    if (method->code == 0)
        return;
    jint size = -1;
    bool is_static = class_u2(method->file, method->at) & 0x0008;
    jint expected = slots(method->descriptor) + !is_static;
    must(GetArgumentsSize, method->id, &size);
    if (size != expected)
        differs("%s: expected %d, actual %d", method->name, (int)expected, (int)size);
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_methods(jni, compare);
}

/* Bulk oracle: compares all classes of the program with their class files. */
TEST(.target = "classes.Library", .load = record_class_files, .probe = observe, .timeout = 60,
     .needs = {CLASS_FILE_NEEDS}, .wants = {CLASS_FILE_WANTS});
