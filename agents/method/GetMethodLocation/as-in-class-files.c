/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"

TITLE("GetMethodLocation returns 0 and the last byte of each method's code in the class file.");

static void compare(const struct class_file_method *method)
{
    if (method->code == 0 || may_be_transformed(method->file))
        return;
    jlong size = class_u4(method->file, method->code + 4);
    jlocation start = -2, end = -2;
    must(GetMethodLocation, method->id, &start, &end);
    if (start != 0 || end != size - 1)
        differs("%s: expected 0 to %lld, actual %lld to %lld", method->name, (long long)size - 1,
                (long long)start, (long long)end);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jvmtiJlocationFormat format = JVMTI_JLOCATION_OTHER;
    must(GetJLocationFormat, &format);
    if (format != JVMTI_JLOCATION_JVMBCI)
        inapplicable("locations are no indexes of bytecodes");
    compare_methods(jni, compare);
}

/* Bulk oracle: compares all classes of the program with their class files. */
TEST(.target = "classes.Library", .load = record_class_files, .probe = observe, .timeout = 60,
     .needs = {CLASS_FILE_NEEDS}, .wants = {CLASS_FILE_WANTS});
