/* SPDX-License-Identifier: Apache-2.0 */

/* The debugging information of redefine.Subject and its method during(), which a class file may leave out. */
#ifndef ASSAY_REDEFINE_TABLES_H
#define ASSAY_REDEFINE_TABLES_H

#include "redefine.h"

/* The capabilities that it takes. */
#define TABLE_CAPABILITIES                                                                         \
    .can_get_line_numbers = 1, .can_access_local_variables = 1, .can_get_source_file_name = 1

/* Says how many entries the tables of during() have, with the line of location 0 and the variable of
 * slot 1, and the source file. */
static inline void say_tables(JNIEnv *jni, const char *when, jclass klass)
{
    jvmtiLineNumberEntry *lines = NULL;
    jvmtiLocalVariableEntry *variables = NULL;
    jint line_count = 0, variable_count = 0, line = -1;
    char *name = NULL;
    const char *variable = "none";
    jmethodID method = method_id(jni, klass, "during", "(Ljava/lang/Runnable;)Ljava/lang/String;");
    jvmtiError of_lines = ti(GetLineNumberTable, method, &line_count, &lines);
    jvmtiError of_variables = ti(GetLocalVariableTable, method, &variable_count, &variables);
    jvmtiError of_file = ti(GetSourceFileName, klass, &name);
    bool has_lines = of_lines == JVMTI_ERROR_NONE, has_variables = of_variables == JVMTI_ERROR_NONE;
    for (jint i = 0; has_lines && i < readable(lines, line_count); i++)
        if (lines[i].start_location == 0)
            line = lines[i].line_number;
    for (jint i = 0; has_variables && i < readable(variables, variable_count); i++)
        if (variables[i].slot == 1)
            variable = variables[i].name;
    say("%slines: %s %d, first %d", when, error_name(of_lines), has_lines ? (int)line_count : 0,
        (int)line);
    say("%svariables: %s %d, in slot 1 %s", when, error_name(of_variables),
        has_variables ? (int)variable_count : 0, variable);
    say("%sfile: %s %s", when, error_name(of_file), of_file == JVMTI_ERROR_NONE ? name : "none");
}

#endif
