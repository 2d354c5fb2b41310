/* SPDX-License-Identifier: Apache-2.0 */

/* Faults by hand: arguments, tables and redefinition of methods. */
#include <stdlib.h>

#include "faults/manual.h"

static jint words_of_wide(const struct call *call)
{
    char *signature = NULL;
    jint wide = 0;
    if (REAL(call->environment, GetMethodName, call->a[0].p, NULL, &signature, NULL)
        != JVMTI_ERROR_NONE)
        return 0;
    for (const char *c = signature + 1; *c != ')'; c++) {
        if (*c == '[') {
            while (*c == '[')
                c++;
            if (*c == 'L')
                c = strchr(c, ';');
        } else if (*c == 'L') {
            c = strchr(c, ';');
        } else {
            wide += *c == 'J' || *c == 'D';
        }
    }
    return wide;
}

BY_HAND_CALL(wide_counted_once, "GetArgumentsSize", "GetArgumentsSize", "GetArgumentsSize",
             "An argument of two words is counted as one.")
{
    jvmtiError error = pass(call);
    jint wide = error == JVMTI_ERROR_NONE ? words_of_wide(call) : 0;
    if (wide > 0 && falsified())
        OUTPUT(call, 1, jint) -= wide;
    return error;
}

BY_HAND_CALL(receiver_not_counted, "GetArgumentsSize", "GetArgumentsSize", "GetArgumentsSize",
             "The receiver is not counted.")
{
    jint modifiers = 0;
    jvmtiError error = pass(call);
    REAL(call->environment, GetMethodModifiers, call->a[0].p, &modifiers);
    if (error == JVMTI_ERROR_NONE && (modifiers & 0x8) == 0 && falsified())
        OUTPUT(call, 1, jint)--;
    return error;
}

BY_HAND_CALL(one_entry_a_line, "GetLineNumberTable", "GetLineNumberTable",
             "GetLineNumberTable.table_ptr+2", "A line that begins twice has just one entry.")
{
    jvmtiError error = pass(call);
    jint count = error == JVMTI_ERROR_NONE ? OUTPUT(call, 1, jint) : 0;
    jvmtiLineNumberEntry *table = count > 0 ? OUTPUT(call, 2, void *) : NULL;
    jint kept = 0;
    for (jint i = 0; i < count; i++) {
        bool known = false;
        for (jint j = 0; j < kept; j++)
            known |= table[j].line_number == table[i].line_number;
        if (!known || !falsified())
            table[kept++] = table[i];
    }
    if (error == JVMTI_ERROR_NONE)
        OUTPUT(call, 1, jint) = kept;
    return error;
}

BY_HAND_CALL(lines_from_one, "GetLineNumberTable", "GetLineNumberTable",
             "GetLineNumberTable.table_ptr+1", "Lines are counted from the method's first.")
{
    jvmtiError error = pass(call);
    jint count = error == JVMTI_ERROR_NONE ? OUTPUT(call, 1, jint) : 0;
    jvmtiLineNumberEntry *table = count > 0 ? OUTPUT(call, 2, void *) : NULL;
    jint first = count > 0 ? table[0].line_number - 1 : 0;
    for (jint i = 0; i < count; i++)
        if (first > 0 && falsified())
            table[i].line_number -= first;
    return error;
}

BY_HAND_CALL(arguments_missing, "GetLocalVariableTable", "GetLocalVariableTable",
             "GetLocalVariableTable.table_ptr+1", "Parameters are left out of the table.")
{
    jint size = 0;
    jint kept = 0;
    jvmtiError error = pass(call);
    jint count = error == JVMTI_ERROR_NONE ? OUTPUT(call, 1, jint) : 0;
    jvmtiLocalVariableEntry *table = count > 0 ? OUTPUT(call, 2, void *) : NULL;
    REAL(call->environment, GetArgumentsSize, call->a[0].p, &size);
    for (jint i = 0; i < count; i++)
        if (table[i].slot >= size || !falsified())
            table[kept++] = table[i];
    if (error == JVMTI_ERROR_NONE)
        OUTPUT(call, 1, jint) = kept;
    return error;
}

BY_HAND_CALL(one_slot_each, "GetLocalVariableTable", "GetLocalVariableTable",
             "GetLocalVariableTable.table_ptr+2", "The slots are numbers of the variables.")
{
    jvmtiError error = pass(call);
    jint count = error == JVMTI_ERROR_NONE ? OUTPUT(call, 1, jint) : 0;
    jvmtiLocalVariableEntry *table = count > 0 ? OUTPUT(call, 2, void *) : NULL;
    for (jint i = 0; i < count; i++)
        if (table[i].slot != i && falsified())
            table[i].slot = i;
    return error;
}

BY_HAND_CALL(first_class_only, "RedefineClasses", "RedefineClasses", "RedefineClasses",
             "Only the first class is redefined.")
{
    if (call->a[0].i > 1 && falsified())
        call->a[0].i = 1;
    return pass(call);
}

BY_HAND_CALL(first_retransformed_only, "RetransformClasses", "RetransformClasses",
             "RetransformClasses", "Only the first class is retransformed.")
{
    if (call->a[0].i > 1 && falsified())
        call->a[0].i = 1;
    return pass(call);
}

BY_HAND_CALL(never_obsolete, "IsMethodObsolete", "IsMethodObsolete", "IsMethodObsolete",
             "No method is ever obsolete.")
{
    jvmtiError error = pass(call);
    if (error == JVMTI_ERROR_NONE && OUTPUT(call, 1, jboolean) && falsified())
        OUTPUT(call, 1, jboolean) = JNI_FALSE;
    return error;
}

static bool redefined;

BY_HAND_CALL(obsolete_by_any_redefinition, "IsMethodObsolete", "RedefineClasses,IsMethodObsolete",
             "RedefineClasses&IsMethodObsolete", "Each redefinition makes all methods obsolete.")
{
    jvmtiError error = pass(call);
    if (error != JVMTI_ERROR_NONE)
        return error;
    if (strcmp(call->function->name, "RedefineClasses") == 0)
        redefined = true;
    else if (redefined && !OUTPUT(call, 1, jboolean) && falsified())
        OUTPUT(call, 1, jboolean) = JNI_TRUE;
    return error;
}

BY_HAND_LEFT_OUT(no_hook_at_redefinition, "ClassFileLoadHook", a[2].p != NULL,
                 "The hook is not called at redefinition and retransformation.")
BY_HAND_LEFT_OUT(no_hook_for_bootstrap, "ClassFileLoadHook", a[3].p == NULL,
                 "The hook is not called for classes of the bootstrap loader.")

BY_HAND_EVENT(name_with_dots, "ClassFileLoadHook", "ClassFileLoadHook", "ClassFileLoadHook",
              "The name of the class has dots for slashes.")
{
    char *name = NULL;
    if (delivery->a[4].p != NULL && strchr(delivery->a[4].p, '/') != NULL && falsified()) {
        name = strdup(delivery->a[4].p);
        if (name == NULL)
            abort();
        for (char *c = name; *c != '\0'; c++)
            *c = *c == '/' ? '.' : *c;
        delivery->a[4].p = name;
    }
    jint result = deliver(delivery);
    free(name);
    return result;
}

BY_HAND_CALL(first_prefix_only, "SetNativeMethodPrefixes", "SetNativeMethodPrefixes",
             "SetNativeMethodPrefixes", "Only the first prefix counts.")
{
    if (call->a[0].i > 1 && falsified())
        call->a[0].i = 1;
    return pass(call);
}

BY_HAND_CALL(prefixes_reversed, "SetNativeMethodPrefixes", "SetNativeMethodPrefixes",
             "SetNativeMethodPrefixes", "The prefixes are applied in reverse order.")
{
    char *prefixes[16];
    char **given = call->a[1].p;
    jint count = call->a[0].i;
    if (given == NULL || count < 2 || count > 16)
        return pass(call);
    for (jint i = 0; i < count; i++)
        prefixes[i] = given[count - 1 - i];
    call->a[1].p = prefixes;
    falsified();
    return pass(call);
}

/* The highest location stays, so that all are still within the method. */
BY_HAND_EVENT(between_instructions, "CompiledMethodLoad", "CompiledMethodLoad",
              "CompiledMethodLoad", "The map has locations that are one too high.")
{
    enum { LENGTH = 4, MAP = 5 };
    jint length = delivery->a[LENGTH].i;
    const jvmtiAddrLocationMap *map = delivery->a[MAP].p;
    jvmtiAddrLocationMap *wrong = map != NULL && length > 0 ? calloc((size_t)length, sizeof *map)
                                                            : NULL;
    jlocation last = 0;
    for (jint i = 0; wrong != NULL && i < length; i++)
        last = map[i].location > last ? map[i].location : last;
    for (jint i = 0; wrong != NULL && i < length; i++) {
        bool falsify = map[i].location >= 0 && map[i].location < last && falsified();
        wrong[i] = map[i];
        wrong[i].location += falsify ? 1 : 0;
    }
    if (wrong != NULL)
        delivery->a[MAP].p = wrong;
    jint result = deliver(delivery);
    free(wrong);
    return result;
}
