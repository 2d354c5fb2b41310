/* SPDX-License-Identifier: Apache-2.0 */
#include "record.h"

TITLE("SetBreakpoint changes nothing of what functions, reflection and exceptions show of a method.");

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    if (strstr(method_name(method), ".everything(") != NULL)
        say("Breakpoint at its %s", location == 0 ? "start" : "end");
}

/* Recorded before; after that it must have been. */
static void compare(bool after, const char *text)
{
    if (!after)
        record("%s", text);
    else if (times_recorded(text) == 0)
        differs("expected as before, actual %s", text);
}

/* Lines and variables have no order. Returns how many there are. */
static jint describe(jmethodID method, bool after)
{
    char *name = NULL, *signature = NULL, *generic = NULL, *text = assay_text();
    jint flags = -1, locals = -1, arguments = -1, line_count = 0, variable_count = 0;
    jlocation start = -2, end = -2;
    jvmtiLineNumberEntry *lines = NULL;
    jvmtiLocalVariableEntry *variables = NULL;
    must(GetMethodName, method, &name, &signature, &generic);
    must(GetMethodModifiers, method, &flags);
    must(GetMaxLocals, method, &locals);
    must(GetArgumentsSize, method, &arguments);
    must(GetMethodLocation, method, &start, &end);
    assay_append(text, "%s%s %s: 0x%x %d %d %d %d", name, signature, quoted(generic), flags, locals,
                 arguments, (int)start, (int)end);
    compare(after, text);
    must(GetLineNumberTable, method, &line_count, &lines);
    for (jint i = 0; i < readable(lines, line_count); i++) {
        text = assay_text();
        assay_append(text, "%s: line %d at %d", name, lines[i].line_number,
                     (int)lines[i].start_location);
        compare(after, text);
    }
    must(GetLocalVariableTable, method, &variable_count, &variables);
    for (jint i = 0; i < readable(variables, variable_count); i++) {
        text = assay_text();
        assay_append(text, "%s: %s %s %s in %d at %d to %d", name, variables[i].signature,
                     variables[i].name, quoted(variables[i].generic_signature), variables[i].slot,
                     (int)variables[i].start_location, variables[i].length);
        compare(after, text);
    }
    return line_count + variable_count;
}

static void observe(JNIEnv *jni, jobject klass)
{
    jint count = 0;
    jmethodID *methods = NULL;
    jlocation start = -2, end = -2;
    must(GetClassMethods, klass, &count, &methods);
    say("several methods: %s", truth(count > 2));
    for (jint i = 0; i < readable(methods, count); i++) {
        jint entries = describe(methods[i], false);
        must(GetMethodLocation, methods[i], &start, &end);
        must(SetBreakpoint, methods[i], start);
        must(SetBreakpoint, methods[i], end);
        if (describe(methods[i], true) != entries)
            differs("%s: expected as many lines and variables as before", method_name(methods[i]));
    }
    say_first_difference();
    on(Breakpoint, hit);
}

/* Bulk oracle: all that is known of the methods of a class, compared with what it was before. */
TEST(.target = "breakpoint.QueriedTwice", .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1,
               .can_get_line_numbers = 1,
               .can_access_local_variables = 1});
