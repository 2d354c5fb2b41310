/* SPDX-License-Identifier: Apache-2.0 */

/* The variables of local.SharedSlot, of which one at a time is in its slot. */
#ifndef ASSAY_LOCAL_SHARED_SLOT_H
#define ASSAY_LOCAL_SHARED_SLOT_H

#include "assay.h"

enum { SHARED_SLOT = 1 };

/* Reads the slot as that of a variable of this type. */
static inline jvmtiError get_shared_as(char type, jint depth, jvalue *value)
{
    switch (type) {
    case 'I':
        return ti_if_able(GetLocalInt, NULL, depth, SHARED_SLOT, &value->i);
    case 'J':
        return ti_if_able(GetLocalLong, NULL, depth, SHARED_SLOT, &value->j);
    case 'F':
        return ti_if_able(GetLocalFloat, NULL, depth, SHARED_SLOT, &value->f);
    case 'D':
        return ti_if_able(GetLocalDouble, NULL, depth, SHARED_SLOT, &value->d);
    default:
        return ti_if_able(GetLocalObject, NULL, depth, SHARED_SLOT, &value->l);
    }
}

/* Writes it as such a one. */
static inline jvmtiError set_shared_as(char type, JNIEnv *jni, jint depth)
{
    switch (type) {
    case 'I':
        return ti_if_able(SetLocalInt, NULL, depth, SHARED_SLOT, -123456789);
    case 'J':
        return ti_if_able(SetLocalLong, NULL, depth, SHARED_SLOT, -0x700000008LL);
    case 'F':
        return ti_if_able(SetLocalFloat, NULL, depth, SHARED_SLOT, 9.75f);
    case 'D':
        return ti_if_able(SetLocalDouble, NULL, depth, SHARED_SLOT, 1024.125);
    default:
        return ti_if_able(SetLocalObject, NULL, depth, SHARED_SLOT,
                          (*jni)->NewStringUTF(jni, "new"));
    }
}

static inline const char *shared_function(char type)
{
    switch (type) {
    case 'I':
        return "LocalInt";
    case 'J':
        return "LocalLong";
    case 'F':
        return "LocalFloat";
    case 'D':
        return "LocalDouble";
    default:
        return "LocalObject";
    }
}

/* Says what is in the slot of the variable of this type. */
static inline void get_shared(char type, JNIEnv *jni, jint depth)
{
    jvalue value = {0};
    jvmtiError error = get_shared_as(type, depth, &value);
    if (error != JVMTI_ERROR_NONE)
        say("Get%s: %s", shared_function(type), error_name(error));
    else
        say("Get%s: %s %s", shared_function(type), error_name(error),
            type == 'L' ? to_string(jni, value.l) : value_text(type, value));
}

static inline void set_shared(char type, JNIEnv *jni, jint depth)
{
    say("Set%s: %s", shared_function(type), error_name(set_shared_as(type, jni, depth)));
}

/* The type of the variable that the target calls the probe for. */
static inline char probed_type(JNIEnv *jni, jobject subject)
{
    return to_string(jni, subject)[0];
}

/* ---- At the first location ---------------------------------------------- */

/* The type and the first location of each of the variables. */
enum { SHARED_MAX = 8 };
static char shared_types[SHARED_MAX];
static jlocation shared_first[SHARED_MAX];
static void (*act_at_first)(JNIEnv *jni, char type);

static inline void JNICALL arrived_at_first(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                            jmethodID method, jlocation location)
{
    int i = 0;
    while (i < SHARED_MAX - 1 && shared_first[i] != location)
        i++;
    act_at_first(jni, shared_types[i]);
}

/* Sets a breakpoint where each of the variables is first valid, and calls `act` there with its
 * type. */
static inline void break_at_first(JNIEnv *jni, void (*act)(JNIEnv *jni, char type))
{
    jmethodID method = static_method_id(jni, find_class(jni, "local/SharedSlot"), "run", "(I)V");
    jvmtiLocalVariableEntry *table = NULL;
    jint count = 0, found = 0;
    must(GetLocalVariableTable, method, &count, &table);
    act_at_first = act;
    on(Breakpoint, arrived_at_first);
    for (jint i = 0; i < readable(table, count); i++)
        if (table[i].slot == SHARED_SLOT && found < SHARED_MAX) {
            shared_types[found] = readable_text(table[i].signature)[0];
            shared_first[found++] = table[i].start_location;
            must(SetBreakpoint, method, table[i].start_location);
        }
}

/* The cases of a test of each type as which the slot is used, and the type of this case. */
#define TYPE_CASES LIST("int", "object", "long", "float", "double")

static inline char type_of_case(void)
{
    return is_case("int")      ? 'I'
           : is_case("long")   ? 'J'
           : is_case("float")  ? 'F'
           : is_case("double") ? 'D'
                               : 'L';
}

#endif
