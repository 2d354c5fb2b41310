/* SPDX-License-Identifier: Apache-2.0 */
#include "record.h"

TITLE("GetLocalVariableTable reports each of 60000 ranges of variables of a method once.");

enum { VARIABLES = 60000 };

static unsigned char times[VARIABLES]; /* by location */

/* Neighbours have different names: no two ranges are one. The last index may be start_location +
 * length: local-variable-length. */
static bool is_right(const jvmtiLocalVariableEntry *entry)
{
    return entry->name != NULL && entry->signature != NULL && entry->start_location >= 0
           && entry->start_location < VARIABLES && (entry->length == 1 || entry->length == 0)
           && strcmp(entry->name, entry->start_location % 2 == 0 ? "v" : "w") == 0
           && strcmp(entry->signature, "I") == 0 && entry->slot == 0
           && times[entry->start_location]++ == 0;
}

static void observe(JNIEnv *jni, jobject klass)
{
    jint count = 0;
    jvmtiLocalVariableEntry *table = NULL;
    jmethodID method = static_method_id(jni, (jclass)klass, "variables", "(I)V");
    jvmtiError error = ti(GetLocalVariableTable, method, &count, &table);
    say("GetLocalVariableTable: %s, %d entries", error_name(error), (int)count);
    if (error != JVMTI_ERROR_NONE || count != VARIABLES || table == NULL)
        return;
    for (jint i = 0; i < VARIABLES; i++) {
        if (!is_difference_recorded() && !is_right(&table[i]))
            differs("%s %s from %lld, length %d", quoted(table[i].name), quoted(table[i].signature),
                    (long long)table[i].start_location, (int)table[i].length);
        release(table[i].name);
        release(table[i].signature);
        release(table[i].generic_signature);
    }
    release(table);
    say_first_difference();
}

/* Bulk oracle: thousands of variables. */
TEST(.target = "classfile.LongTables", .probe = observe,
     .needs = {.can_access_local_variables = 1});
