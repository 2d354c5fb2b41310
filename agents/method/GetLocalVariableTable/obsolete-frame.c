/* SPDX-License-Identifier: Apache-2.0 */
#include "class_file.h"
#include "redefine.h"

TITLE("An obsolete method's id returns the lines, variables and bytecodes of its own version.");

enum { AT_MOST = 8, BEFORE_MARK = 15 };

static jmethodID variables;
static unsigned char *code = NULL;
static jint code_length;

/* The entries of the table may come in any order. */
static jint line_of(jmethodID method, jlocation location)
{
    jvmtiLineNumberEntry *lines = NULL;
    jint count = 0, line = 0;
    jlocation nearest = -1;
    must(GetLineNumberTable, method, &count, &lines);
    for (jint i = 0; i < readable(lines, count); i++)
        if (lines[i].start_location > nearest && lines[i].start_location <= location) {
            nearest = lines[i].start_location;
            line = lines[i].line_number;
        }
    release(lines);
    return line;
}

/* The names in the order of their slots. */
static void say_variables(const char *when, jmethodID method, jlocation location)
{
    const char *names[AT_MOST] = {"", "", "", "", "", "", "", ""};
    jvmtiLocalVariableEntry *entries = NULL;
    jint count = 0;
    must(GetLocalVariableTable, method, &count, &entries);
    for (jint i = 0; i < readable(entries, count); i++)
        if (entries[i].slot >= 0 && entries[i].slot < AT_MOST
            && entries[i].start_location <= location
            && location < entries[i].start_location + entries[i].length)
            names[entries[i].slot] = entries[i].name;
    say("%s: line %d, 0 %s, 1 %s, 2 %s, 3 %s, 4 %s", when, (int)line_of(method, location), names[0],
        names[1], names[2], names[3], names[4]);
}

static void say_method(const char *when)
{
    jmethodID method = NULL;
    jlocation location = -2;
    jint length = -1, size = -1;
    unsigned char *bytes = NULL;
    jboolean obsolete = 7;
    must(GetFrameLocation, NULL, 0, &method, &location);
    must(IsMethodObsolete, method, &obsolete);
    must(GetBytecodes, method, &length, &bytes);
    must(GetMaxLocals, method, &size);
    say_variables(when, method, location);
    say("obsolete: %s, slots %d, the code as before: %s", truth(obsolete), (int)size,
        truth(length == code_length && is_same_code(code, bytes, length)));
    release(bytes);
}

static void JNICALL on_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                  jlocation location)
{
    must(GetBytecodes, variables, &code_length, &code);
    say_method("before");
    redefine_framed(jni, 1);
    say_method("once");
    redefine_framed(jni, 2);
    must(ForceGarbageCollection);
    say_method("twice");
}

static void observe(JNIEnv *jni, jobject subject)
{
    keep_framed(jni, subject);
    variables = framed_method(jni, "variables", "(I)Ljava/lang/String;");
    on(Breakpoint, on_breakpoint);
    must(SetBreakpoint, variables, BEFORE_MARK);
}

TEST(.target = "redefine.Framing", .args = LIST("variables"), .probe = observe,
     .needs = {.can_redefine_classes = 1,
               .can_generate_breakpoint_events = 1,
               .can_get_bytecodes = 1,
               .can_get_line_numbers = 1,
               .can_access_local_variables = 1});
