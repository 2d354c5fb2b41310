/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"

TITLE("SetBreakpoint changes nothing of what functions, reflection and exceptions show of a method.");

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    if (strstr(method_name(method), ".everything(") != NULL)
        say("Breakpoint at its %s", location == 0 ? "start" : "end");
}

static void describe(jmethodID method, char *text)
{
    char *strings[3];
    jint flags, locals, arguments, count;
    jvmtiLineNumberEntry *lines;
    jvmtiLocalVariableEntry *variables;
    unsigned char *code;
    must(GetMethodName, method, &strings[0], &strings[1], &strings[2]);
    must(GetMethodModifiers, method, &flags);
    must(GetMaxLocals, method, &locals);
    must(GetArgumentsSize, method, &arguments);
    assay_append(text, "%s%s %s %x %d %d", strings[0], strings[1], quoted(strings[2]), flags,
                 locals, arguments);
    must(GetLineNumberTable, method, &count, &lines);
    for (jint i = 0; i < count; i++)
        assay_append(text, ", line %d at %d", lines[i].line_number, (int)lines[i].start_location);
    must(GetLocalVariableTable, method, &count, &variables);
    for (jint i = 0; i < count; i++)
        assay_append(text, ", %s %s %s in %d at %d to %d", variables[i].signature,
                     variables[i].name, quoted(variables[i].generic_signature), variables[i].slot,
                     (int)variables[i].start_location, variables[i].length);
    must(GetBytecodes, method, &count, &code);
    for (jint i = 0; i < count; i++)
        assay_append(text, " %02x", code[i]);
}

static void observe(JNIEnv *jni, jobject klass)
{
    jint count;
    jmethodID *methods;
    jlocation start, end, start_after, end_after;
    must(GetClassMethods, klass, &count, &methods);
    say("several methods: %s", truth(count > 2));
    for (jint i = 0; i < count; i++) {
        char *before = assay_text(), *after = assay_text();
        describe(methods[i], before);
        must(GetMethodLocation, methods[i], &start, &end);
        must(SetBreakpoint, methods[i], start);
        must(SetBreakpoint, methods[i], end);
        describe(methods[i], after);
        must(GetMethodLocation, methods[i], &start_after, &end_after);
        if (strcmp(before, after) != 0 || start != start_after || end != end_after)
            differs("expected %s, actual %s", before, after);
    }
    say_first_difference();
    on(Breakpoint, hit);
}

/* Bulk oracle: all that is known of the methods of a class, compared with what it was before. */
TEST(.target = "breakpoint.QueriedTwice", .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1,
               .can_get_line_numbers = 1,
               .can_get_bytecodes = 1,
               .can_access_local_variables = 1});
