/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"

TITLE("GetLineNumberTable returns exactly the entries of each method in the class file.");

/* How many entries of the class file are this one. */
static int times_in_file(const struct class_file_method *method, jlocation start, jint line,
                         jint *entries)
{
    const struct class_file *file = method->file;
    int times = 0;
    jint table = 0, attributes = code_attributes_of(method);
    *entries = 0;
    while ((table = next_attribute(file, attributes, table, "LineNumberTable")) != 0) {
        unsigned length = class_u2(file, table);
        *entries += (jint)length;
        for (jint at = table + 2; length-- > 0; at += 4)
            times += class_u2(file, at) == start && (jint)class_u2(file, at + 2) == line;
    }
    return times;
}

static int times_in_table(const jvmtiLineNumberEntry *table, jint count, jint entry)
{
    int times = 0;
    for (jint i = 0; i < count; i++)
        times += table[i].start_location == table[entry].start_location
                 && table[i].line_number == table[entry].line_number;
    return times;
}

static void compare(const struct class_file_method *method)
{
    if (method->code == 0 || may_be_transformed(method->file))
        return;
    jint count = 0, expected = 0;
    jvmtiLineNumberEntry *table = NULL;
    times_in_file(method, -1, 0, &expected);
    jvmtiError error = ti(GetLineNumberTable, method->id, &count, &table);
    if (error == JVMTI_ERROR_ABSENT_INFORMATION ? expected != 0 : error != JVMTI_ERROR_NONE)
        differs("%s: expected %d lines, actual %s", method->name, (int)expected, error_name(error));
    else if (error == JVMTI_ERROR_NONE && count != expected)
        differs("%s: expected %d lines, actual %d", method->name, (int)expected, (int)count);
    bool whole = error == JVMTI_ERROR_NONE && count == expected;
    for (jint i = 0; whole && i < readable(table, count); i++)
        if (times_in_file(method, table[i].start_location, table[i].line_number, &expected)
            != times_in_table(table, count, i))
            differs("%s: expected the lines of the class file, actual line %d at %lld",
                    method->name, (int)table[i].line_number, (long long)table[i].start_location);
    if (error == JVMTI_ERROR_NONE)
        release(table);
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_methods(jni, compare);
}

/* Bulk oracle: compares all classes of the program with their class files. */
TEST(.target = "classes.Library", .load = record_class_files, .probe = observe, .timeout = 60,
     .needs = {CLASS_FILE_NEEDS, .can_get_line_numbers = 1}, .wants = {CLASS_FILE_WANTS});
