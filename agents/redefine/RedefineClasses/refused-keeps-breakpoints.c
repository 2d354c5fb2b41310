/* SPDX-License-Identifier: Apache-2.0 */
#include "../redefinition.h"

TITLE("A refused change leaves breakpoints, ids and line numbers as they were.");

static void observe(JNIEnv *jni, jobject subject)
{
    jboolean obsolete = 7;
    jint count, before;
    jvmtiLineNumberEntry *lines;
    jclass klass = (*jni)->GetObjectArrayElement(jni, subject, 0);
    jmethodID number = static_method_id(jni, klass, "number", "()I");
    must(GetLineNumberTable, number, &count, &lines);
    before = lines[0].line_number;
    must(SetBreakpoint, number, 1);
    jvmtiError error = redefine(jni, subject);
    if (error == JVMTI_ERROR_NONE)
        inapplicable("the JVM makes a change that it may refuse");
    say("RedefineClasses: %s", error_name(error));
    say("ClearBreakpoint: %s", error_name(ti(ClearBreakpoint, number, 1)));
    must(IsMethodObsolete, number, &obsolete);
    say("obsolete: %s, the same id: %s", truth(obsolete),
        truth(static_method_id(jni, klass, "number", "()I") == number));
    must(GetLineNumberTable, number, &count, &lines);
    say("the same line: %s", truth(lines[0].line_number == before));
}

TEST(.target = "redefine.Redefined", .args = LIST("method-added", "field-removed"),
     .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_generate_breakpoint_events = 1,
               .can_get_line_numbers = 1});
