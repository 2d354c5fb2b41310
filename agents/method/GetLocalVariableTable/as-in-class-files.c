/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"

TITLE("GetLocalVariableTable returns exactly the variables of each method in the class file.");

/* Whether the entry at a place of a table in the class file has this range, name and slot. The last
 * index may be start_location + length: local-variable-length. */
static bool is_variable(const struct class_file *file, jint at,
                        const jvmtiLocalVariableEntry *entry)
{
    return (jlocation)class_u2(file, at) == entry->start_location
           && ((jint)class_u2(file, at + 2) == entry->length
               || (jint)class_u2(file, at + 2) - 1 == entry->length)
           && is_utf8(&file->pool, class_u2(file, at + 4), entry->name)
           && (jint)class_u2(file, at + 8) == entry->slot;
}

/* Whether a table of this name has the variable, with this (generic) signature, or, for null,
 * with any; and how many entries such tables have. */
static bool has(const struct class_file_method *method, const char *name,
                const jvmtiLocalVariableEntry *entry, const char *signature, jint *entries)
{
    const struct class_file *file = method->file;
    bool found = false;
    jint table = 0, attributes = code_attributes_of(method);
    *entries = 0;
    while ((table = next_attribute(file, attributes, table, name)) != 0) {
        unsigned length = class_u2(file, table);
        *entries += (jint)length;
        for (jint at = table + 2; entry != NULL && length-- > 0; at += 10)
            found |= is_variable(file, at, entry)
                     && (signature == NULL
                         || is_utf8(&file->pool, class_u2(file, at + 6), signature));
    }
    return found;
}

static bool is_again(const jvmtiLocalVariableEntry *table, jint entry)
{
    bool again = false;
    for (jint i = 0; i < entry; i++)
        again |= table[i].start_location == table[entry].start_location
                 && table[i].slot == table[entry].slot
                 && strcmp(readable_text(table[i].name), readable_text(table[entry].name)) == 0;
    return again;
}

static void compare(const struct class_file_method *method)
{
    if (method->code == 0 || may_be_transformed(method->file))
        return;
    jint count = 0, expected = 0, types = 0;
    jvmtiLocalVariableEntry *table = NULL;
    has(method, "LocalVariableTable", NULL, NULL, &expected);
    jvmtiError error = ti(GetLocalVariableTable, method->id, &count, &table);
    if (error == JVMTI_ERROR_ABSENT_INFORMATION ? expected != 0 : error != JVMTI_ERROR_NONE)
        differs("%s: expected %d variables, actual %s", method->name, (int)expected,
                error_name(error));
    else if (error == JVMTI_ERROR_NONE && count != expected)
        differs("%s: expected %d variables, actual %d", method->name, (int)expected, (int)count);
    bool whole = error == JVMTI_ERROR_NONE && count == expected;
    for (jint i = 0; whole && i < readable(table, count); i++) {
        const jvmtiLocalVariableEntry *entry = &table[i];
        const char *generic = entry->generic_signature;
        if (is_again(table, i)
            || !has(method, "LocalVariableTable", entry, entry->signature, &expected)
            || has(method, "LocalVariableTypeTable", entry, generic, &types) != (generic != NULL))
            differs("%s: expected the variables of the class file, actual %s %s %s", method->name,
                    entry->name, entry->signature, quoted(generic));
        release(entry->name);
        release(entry->signature);
        release(entry->generic_signature);
    }
    if (error == JVMTI_ERROR_NONE)
        release(table);
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_methods(jni, compare);
}

/* Bulk oracle: compares all classes of the program with their class files. */
TEST(.target = "classes.Library", .load = record_class_files, .probe = observe, .timeout = 60,
     .needs = {CLASS_FILE_NEEDS, .can_access_local_variables = 1}, .wants = {CLASS_FILE_WANTS});
