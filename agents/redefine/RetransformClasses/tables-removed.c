/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses removes tables and source file that the hook leaves out, and restores them later.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    jvmtiLineNumberEntry *lines;
    jvmtiLocalVariableEntry *variables;
    jint count = -1;
    char *name;
    say("RetransformClasses: %s", error_name(retransform(jni, subject)));
    jmethodID method = method_id(jni, klass, "during", "(Ljava/lang/Runnable;)Ljava/lang/String;");
    jvmtiError error = ti(GetLineNumberTable, method, &count, &lines);
    say("lines: %s %d", error_name(error), error == JVMTI_ERROR_NONE ? (int)count : 0);
    error = ti(GetLocalVariableTable, method, &count, &variables);
    say("variables: %s %d", error_name(error), error == JVMTI_ERROR_NONE ? (int)count : 0);
    error = ti(GetSourceFileName, klass, &name);
    say("file: %s %s", error_name(error), error == JVMTI_ERROR_NONE ? name : "none");
}

TEST(.target = "redefine.Redefined", .args = LIST("without-debug-tables", "same"), .probe = observe,
     .needs = {.can_retransform_classes = 1,
               .can_get_line_numbers = 1,
               .can_access_local_variables = 1,
               .can_get_source_file_name = 1});
