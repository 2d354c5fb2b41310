/* SPDX-License-Identifier: Apache-2.0 */
#include "../filed.h"

TITLE("Each method has the local variables of its class file, and no others.");

/* Whether the entry at a place of a table in the class file has this range, name and slot. */
static bool is_variable(const struct filed *file, jint at, const jvmtiLocalVariableEntry *entry)
{
    return (jlocation)pool_u2(&file->pool, at) == entry->start_location
           && (jint)pool_u2(&file->pool, at + 2) == entry->length
           && is_text(file, pool_u2(&file->pool, at + 4), entry->name)
           && (jint)pool_u2(&file->pool, at + 8) == entry->slot;
}

/* Whether a table of this name has the variable, with this (generic) signature, or, for null,
 * with any; and how many entries such tables have. */
static bool has(const struct filed_method *method, const char *name,
                const jvmtiLocalVariableEntry *entry, const char *signature, jint *entries)
{
    const struct pool *pool = &method->file->pool;
    bool found = false;
    jint table = 0, attributes = attributes_of_code(method);
    *entries = 0;
    while ((table = next_attribute(method->file, attributes, table, name)) != 0) {
        unsigned length = pool_u2(pool, table);
        *entries += (jint)length;
        for (jint at = table + 2; entry != NULL && length-- > 0; at += 10)
            found |= is_variable(method->file, at, entry)
                     && (signature == NULL
                         || is_text(method->file, pool_u2(pool, at + 6), signature));
    }
    return found;
}

static void compare(const struct filed_method *method)
{
    if (method->code == 0)
        return;
    jint count = 0, wanted = 0, types = 0;
    jvmtiLocalVariableEntry *table = NULL;
    has(method, "LocalVariableTable", NULL, NULL, &wanted);
    jvmtiError error = ti(GetLocalVariableTable, method->id, &count, &table);
    if (error == JVMTI_ERROR_ABSENT_INFORMATION ? wanted != 0 : error != JVMTI_ERROR_NONE)
        differs("%s: %s, %d in the class file", method->name, error_name(error), wanted);
    else if (count != wanted)
        differs("%s: %d variables, %d in the class file", method->name, count, wanted);
    for (jint i = 0; error == JVMTI_ERROR_NONE && i < count; i++) {
        const jvmtiLocalVariableEntry *entry = &table[i];
        const char *generic = entry->generic_signature;
        if (!has(method, "LocalVariableTable", entry, entry->signature, &wanted)
            || has(method, "LocalVariableTypeTable", entry, generic, &types) != (generic != NULL))
            differs("%s: %s %s %s", method->name, entry->name, entry->signature, quoted(generic));
        release(entry->name);
        release(entry->signature);
        release(entry->generic_signature);
    }
    release(table);
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_methods(jni, compare);
}

TEST(.target = "classes.Library", .load = keep_class_files, .probe = observe, .timeout = 60,
     .needs = {FILED_NEEDS, .can_access_local_variables = 1}, .wants = {FILED_WANTS});
