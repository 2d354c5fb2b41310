/* SPDX-License-Identifier: Apache-2.0 */
#include "record.h"
#include "../shared_slot.h"

TITLE("GetLocal functions read a variable at each location of its range, from the first to the last.");

static jmethodID method_run;
static jvmtiLocalVariableEntry *table;
static jint entries;
static const char types[] = "ILJFD";
static int listed[sizeof types], values[sizeof types]; /* by type */

static size_t index_of(char type)
{
    const char *found = strchr(types, type);
    return found != NULL ? (size_t)(found - types) : sizeof types - 1;
}

/* What the variable of this type holds wherever it is valid. */
static const char *value_of(char type)
{
    return type == 'I'   ? "7"
           : type == 'J' ? "25769803776"
           : type == 'F' ? "-0x1.8p+0"
           : type == 'D' ? "0x1.8p-1"
                         : "6 words";
}

static void compare(JNIEnv *jni, char type, jlocation location)
{
    jvalue value = {0};
    jvmtiError error = get_shared_as(type, 0, &value);
    const char *actual = error != JVMTI_ERROR_NONE ? error_name(error)
                         : type == 'L'             ? to_string(jni, value.l)
                                                   : value_text(type, value);
    values[index_of(type)]++;
    if (strcmp(actual, value_of(type)) != 0)
        differs("%c at %d: expected %s, actual %s", type, (int)location, value_of(type), actual);
}

static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    for (jint i = 0; method == method_run && i < readable(table, entries); i++)
        if (table[i].slot == SHARED_SLOT && table[i].start_location <= location
            && location < table[i].start_location + table[i].length)
            compare(jni, readable_text(table[i].signature)[0], location);
}

static void observe(JNIEnv *jni, jobject subject)
{
    if (subject != NULL)
        return;
    method_run = static_method_id(jni, find_class(jni, "local/SharedSlot"), "run", "(I)V");
    must(GetLocalVariableTable, method_run, &entries, &table);
    for (jint i = 0; i < readable(table, entries); i++)
        if (table[i].slot == SHARED_SLOT && table[i].length > 0)
            listed[index_of(readable_text(table[i].signature)[0])]++;
    on(SingleStep, stepped);
}

static void death(JNIEnv *jni)
{
    bool reached = true;
    for (size_t i = 0; types[i] != '\0'; i++) {
        if (listed[i] == 0)
            differs("%c: expected an entry with a length, actual none", types[i]);
        reached = reached && (listed[i] == 0 || values[i] > 0);
    }
    if (!is_difference_recorded() && !reached)
        inapplicable("there was no step in the range of a variable");
    say_first_difference();
}

/* Bulk oracle: five variables at all locations of a method. */
TEST(.target = "local.SharedSlot", .probe = observe, .death = death,
     .needs = {.can_access_local_variables = 1, .can_generate_single_step_events = 1});
