/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses adds tables and a source file to a class that was loaded without them.");

static void say_tables(JNIEnv *jni, const char *when, jclass klass)
{
    jvmtiLineNumberEntry *lines;
    jvmtiLocalVariableEntry *variables;
    jint line_count = -1, variable_count = -1;
    char *name = NULL;
    jmethodID method = method_id(jni, klass, "during", "(Ljava/lang/Runnable;)Ljava/lang/String;");
    jvmtiError of_lines = ti(GetLineNumberTable, method, &line_count, &lines);
    jvmtiError of_variables = ti(GetLocalVariableTable, method, &variable_count, &variables);
    jvmtiError of_file = ti(GetSourceFileName, klass, &name);
    say("%s: lines: %s %d", when, error_name(of_lines),
        of_lines == JVMTI_ERROR_NONE ? (int)line_count : 0);
    say("%s: variables: %s %d", when, error_name(of_variables),
        of_variables == JVMTI_ERROR_NONE ? (int)variable_count : 0);
    say("%s: file: %s %s", when, error_name(of_file), of_file == JVMTI_ERROR_NONE ? name : "none");
}

static void observe(JNIEnv *jni, jobject subject)
{
    if (asks_for_case(jni, subject))
        return;
    jclass klass = class_of_probe(jni, subject);
    say_tables(jni, "without", klass);
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    say_tables(jni, "with", klass);
}

TEST(.target = "redefine.Altered", .args = LIST("Subject"), .probe = observe,
     .needs = {.can_redefine_classes = 1,
               .can_get_line_numbers = 1,
               .can_access_local_variables = 1,
               .can_get_source_file_name = 1},
     .cases = LIST("tables-added"));
