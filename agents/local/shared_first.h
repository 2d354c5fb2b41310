/* SPDX-License-Identifier: Apache-2.0 */

/* Breakpoints where each variable of local.SharedSlot is first valid. */
#ifndef ASSAY_LOCAL_SHARED_FIRST_H
#define ASSAY_LOCAL_SHARED_FIRST_H

#include "shared_slot.h"

/* The type and the first location of each of these variables. */
enum { SHARED_MAX = 8 };
static char shared_types[SHARED_MAX];
static jlocation shared_first[SHARED_MAX];

/* Sets a breakpoint where each of them is first valid. */
static inline void break_at_first(JNIEnv *jni, jvmtiEventBreakpoint callback)
{
    jmethodID method = static_method_id(jni, find_class(jni, "local/SharedSlot"), "run", "(I)V");
    jvmtiLocalVariableEntry *table = NULL;
    jint count = 0, found = 0;
    must(GetLocalVariableTable, method, &count, &table);
    on(Breakpoint, callback);
    for (jint i = 0; i < count; i++) {
        if (table[i].slot == SHARED_SLOT && found < SHARED_MAX) {
            shared_types[found] = table[i].signature[0];
            shared_first[found++] = table[i].start_location;
            must(SetBreakpoint, method, table[i].start_location);
        }
        release(table[i].name);
        release(table[i].signature);
        release(table[i].generic_signature);
    }
    release(table);
}

static inline char first_type(jlocation location)
{
    int i = 0;
    while (i < SHARED_MAX - 1 && shared_first[i] != location)
        i++;
    return shared_types[i];
}

/* What is done at a location from which on a variable of this type is in the slot. */
static void at_first(JNIEnv *jni, char type);

static inline void JNICALL arrived_at_first(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                            jmethodID method, jlocation location)
{
    at_first(jni, first_type(location));
}

static inline void first_probe(JNIEnv *jni, jobject subject)
{
    if (subject == NULL)
        break_at_first(jni, arrived_at_first);
}

/* A test whose cases are the types as which the slot is used. */
#define TYPE_CASES LIST("int", "object", "long", "float", "double")

static inline char type_of_case(void)
{
    return is_case("int")      ? 'I'
           : is_case("long")   ? 'J'
           : is_case("float")  ? 'F'
           : is_case("double") ? 'D'
                               : 'L';
}

#define FIRST_TEST(...)                                                                            \
    TEST(.target = "local.SharedSlot", .probe = first_probe,                                       \
         .needs = {.can_access_local_variables = 1, .can_generate_breakpoint_events = 1},          \
         __VA_ARGS__)

#endif
