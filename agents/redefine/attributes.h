/* SPDX-License-Identifier: Apache-2.0 */

/* What JVM TI reports of the attributes of redefine.Subject and its methods. */
#ifndef ASSAY_REDEFINE_ATTRIBUTES_H
#define ASSAY_REDEFINE_ATTRIBUTES_H

#include "redefine.h"

/* The capabilities that it takes. */
#define ATTRIBUTE_CAPABILITIES                                                                     \
    .can_get_line_numbers = 1, .can_access_local_variables = 1, .can_get_source_file_name = 1,     \
    .can_get_source_debug_extension = 1

static inline void say_attributes(JNIEnv *jni, jclass klass)
{
    jmethodID number = static_method_id(jni, klass, "number", "()I");
    jmethodID during = method_id(jni, klass, "during", "(Ljava/lang/Runnable;)Ljava/lang/String;");
    jvmtiLineNumberEntry *lines = NULL;
    jvmtiLocalVariableEntry *variables = NULL;
    jint count = 0;
    static char unwritten[] = "unwritten";
    char *text = unwritten;
    must(GetLineNumberTable, number, &count, &lines);
    say("number: %d line, %d at %d", (int)count,
        readable(lines, count) > 0 ? (int)lines[0].line_number : -1,
        readable(lines, count) > 0 ? (int)lines[0].start_location : -1);
    must(GetLocalVariableTable, during, &count, &variables);
    for (jint i = 0; i < readable(variables, count); i++)
        if (variables[i].slot == 1)
            say("during: parameter %s", variables[i].name);
    must(GetMethodName, number, NULL, NULL, &text);
    say("signature of number: %s", quoted(text));
    text = unwritten;
    must(GetClassSignature, klass, NULL, &text);
    say("signature of the class: %s", quoted(text));
    text = unwritten;
    must(GetSourceFileName, klass, &text);
    say("source file: %s", text);
    text = unwritten;
    jvmtiError error = ti(GetSourceDebugExtension, klass, &text);
    say("extension: %s", error == JVMTI_ERROR_NONE ? quoted(text) : error_name(error));
}

#endif
