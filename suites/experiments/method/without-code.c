/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("What do the questions about code answer for abstract and native methods?");
PASSAGES("GetMaxLocals, GetArgumentsSize, GetMethodLocation and others: native methods are an "
         "error; of abstract methods nothing is said.");
WHY("Tools ask them of every method of a class.");

static void tell(const char *kind, jmethodID method)
{
    jint size = 0, count = 0;
    jlocation from = 0, to = 0;
    unsigned char *bytes = NULL;
    jvmtiLineNumberEntry *lines = NULL;
    jvmtiLocalVariableEntry *variables = NULL;
    jvmtiError error = ti(GetMaxLocals, method, &size);
    say("%s, GetMaxLocals: %s %d", kind, error_name(error), (int)size);
    error = ti(GetArgumentsSize, method, &size);
    say("%s, GetArgumentsSize: %s %d", kind, error_name(error), (int)size);
    error = ti(GetMethodLocation, method, &from, &to);
    say("%s, GetMethodLocation: %s %d..%d", kind, error_name(error), (int)from, (int)to);
    error = ti(GetBytecodes, method, &size, &bytes);
    say("%s, GetBytecodes: %s", kind, error_name(error));
    error = ti(GetLineNumberTable, method, &count, &lines);
    say("%s, GetLineNumberTable: %s", kind, error_name(error));
    error = ti(GetLocalVariableTable, method, &count, &variables);
    say("%s, GetLocalVariableTable: %s", kind, error_name(error));
    say("%s, SetBreakpoint: %s", kind, error_name(ti(SetBreakpoint, method, 0)));
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = find_class(jni, "experiments/Slots");
    tell("native", static_method_id(jni, klass, "outside", "(I)V"));
    tell("abstract",
         method_id(jni, find_class(jni, "experiments/Slots$Abstract"), "nothing", "(I)V"));
}

ASK(.target = "experiments.Slots", .probe = observe,
    .needs = {.can_get_bytecodes = 1,
              .can_get_line_numbers = 1,
              .can_access_local_variables = 1,
              .can_generate_breakpoint_events = 1});
