/* SPDX-License-Identifier: Apache-2.0 */

/* The debugging information of redefine.Subject and its method during(), which a class file may leave out. */
#ifndef ASSAY_REDEFINE_TABLES_H
#define ASSAY_REDEFINE_TABLES_H

#include "redefine.h"

/* The capabilities that it takes. */
#define TABLE_CAPABILITIES                                                                         \
    .can_get_line_numbers = 1, .can_access_local_variables = 1, .can_get_source_file_name = 1

/* Says how many entries the tables of during() have, and the source file. */
static inline void say_tables(JNIEnv *jni, jclass klass)
{
    jvmtiLineNumberEntry *lines;
    jvmtiLocalVariableEntry *variables;
    jint count = -1;
    char *name = NULL;
    jmethodID method = method_id(jni, klass, "during", "(Ljava/lang/Runnable;)Ljava/lang/String;");
    jvmtiError error = ti(GetLineNumberTable, method, &count, &lines);
    say("lines: %s %d", error_name(error), error == JVMTI_ERROR_NONE ? (int)count : 0);
    error = ti(GetLocalVariableTable, method, &count, &variables);
    say("variables: %s %d", error_name(error), error == JVMTI_ERROR_NONE ? (int)count : 0);
    error = ti(GetSourceFileName, klass, &name);
    say("file: %s %s", error_name(error), error == JVMTI_ERROR_NONE ? name : "none");
}

#endif
