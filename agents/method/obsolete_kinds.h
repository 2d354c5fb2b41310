/* SPDX-License-Identifier: Apache-2.0 */

/* The methods of redefine.ObsoleteKinds: all that functions report of one, for comparisons. */
#ifndef ASSAY_METHOD_OBSOLETE_KINDS_H
#define ASSAY_METHOD_OBSOLETE_KINDS_H

#include "assay.h"

/* What tests need that use these functions. */
#define ANSWER_NEEDS                                                                               \
    .can_get_bytecodes = 1, .can_get_line_numbers = 1, .can_get_synthetic_attribute = 1,           \
    .can_access_local_variables = 1

/* The sum does not depend on the order of a table. */
static inline unsigned sum_of_text(const char *text)
{
    unsigned sum = 1;
    for (; text != NULL && *text != '\0'; text++)
        sum = sum * 31 + (unsigned char)*text;
    return sum;
}

static inline void append_names(char *text, jmethodID method)
{
    char *name = NULL, *signature = NULL, *generic = NULL;
    jclass klass = NULL;
    must(GetMethodName, method, &name, &signature, &generic);
    must(GetMethodDeclaringClass, method, &klass);
    assay_append(text, "%s.%s%s %s", class_name(klass), name, signature, quoted(generic));
    release(name);
    release(signature);
    release(generic);
}

static inline void append_numbers(char *text, jmethodID method)
{
    jint modifiers = -1, locals = -1, slots = -1, size = -1;
    jlocation start = -2, end = -2;
    jboolean native = 7, synthetic = 7;
    unsigned char *code = NULL;
    must(GetMethodModifiers, method, &modifiers);
    must(GetMaxLocals, method, &locals);
    must(GetArgumentsSize, method, &slots);
    must(GetMethodLocation, method, &start, &end);
    must(IsMethodNative, method, &native);
    must(IsMethodSynthetic, method, &synthetic);
    must(GetBytecodes, method, &size, &code);
    assay_append(text, ", %s, %d %d, %d to %d, %s %s, %d bytes", method_modifiers(modifiers),
                 (int)locals, (int)slots, (int)start, (int)end, truth(native), truth(synthetic),
                 (int)size);
    release(code);
}

static inline void append_tables(char *text, jmethodID method)
{
    jint lines = -1, variables = -1;
    unsigned sum = 0;
    jvmtiLineNumberEntry *line_table = NULL;
    jvmtiLocalVariableEntry *variable_table = NULL;
    must(GetLineNumberTable, method, &lines, &line_table);
    must(GetLocalVariableTable, method, &variables, &variable_table);
    for (jint i = 0; i < readable(line_table, lines); i++)
        sum += (unsigned)line_table[i].start_location * 7919u + (unsigned)line_table[i].line_number;
    for (jint i = 0; i < readable(variable_table, variables); i++) {
        const jvmtiLocalVariableEntry *entry = &variable_table[i];
        sum += (unsigned)(entry->start_location * 7919 + entry->length * 31 + entry->slot)
               * (sum_of_text(entry->name) + sum_of_text(entry->signature)
                  + sum_of_text(entry->generic_signature));
    }
    assay_append(text, ", %d lines and %d variables: %u", (int)lines, (int)variables, sum);
    release(line_table);
    release(variable_table);
}

/* All answers, but the bytecodes' contents; overwritten like the names of assay.h. */
static inline const char *answers_of(jmethodID method)
{
    char *text = assay_text();
    append_names(text, method);
    append_numbers(text, method);
    append_tables(text, method);
    return text;
}

#endif
