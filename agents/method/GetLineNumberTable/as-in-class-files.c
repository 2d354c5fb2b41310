/* SPDX-License-Identifier: Apache-2.0 */
#include "../filed.h"

TITLE("Each method has the line numbers of its class file, and no others.");

/* How many entries of the class file are this one. */
static int times_filed(const struct filed_method *method, jlocation start, jint line, jint *entries)
{
    const struct pool *pool = &method->file->pool;
    int times = 0;
    jint table = 0, attributes = attributes_of_code(method);
    *entries = 0;
    while ((table = next_attribute(method->file, attributes, table, "LineNumberTable")) != 0) {
        unsigned length = pool_u2(pool, table);
        *entries += (jint)length;
        for (jint at = table + 2; length-- > 0; at += 4)
            times += pool_u2(pool, at) == start && (jint)pool_u2(pool, at + 2) == line;
    }
    return times;
}

static void compare(const struct filed_method *method)
{
    if (method->code == 0)
        return;
    jint count = 0, wanted = 0;
    jvmtiLineNumberEntry *table = NULL;
    times_filed(method, -1, 0, &wanted);
    jvmtiError error = ti(GetLineNumberTable, method->id, &count, &table);
    if (error == JVMTI_ERROR_ABSENT_INFORMATION ? wanted != 0 : error != JVMTI_ERROR_NONE)
        differs("%s: %s, %d lines in the class file", method->name, error_name(error), wanted);
    else if (count != wanted)
        differs("%s: %d lines, %d in the class file", method->name, count, wanted);
    for (jint i = 0; error == JVMTI_ERROR_NONE && i < count; i++)
        if (times_filed(method, table[i].start_location, table[i].line_number, &wanted) == 0)
            differs("%s: line %d at %lld", method->name, table[i].line_number,
                    (long long)table[i].start_location);
    release(table);
}

static void observe(JNIEnv *jni, jobject unused)
{
    compare_methods(jni, compare);
}

TEST(.target = "classes.Library", .load = keep_class_files, .probe = observe, .timeout = 60,
     .needs = {FILED_NEEDS, .can_get_line_numbers = 1}, .wants = {FILED_WANTS});
