/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Names and signatures of tens of thousands of bytes are returned whole.");

/* Says what is before the letters, their number, and what is after them. */
static void say_long(const char *what, char *text, char letter)
{
    const char letters[] = {letter, '\0'}, *whole = text == NULL ? "null" : text;
    size_t before = strcspn(whole, letters), length = strspn(whole + before, letters);
    const char *after = whole + before + length;
    say("%s: %.*s and %d times %c and %.64s", what,
        before == 0   ? 7
        : before > 64 ? 64
                      : (int)before,
        before == 0 ? "nothing" : whole, (int)length, letter, *after == '\0' ? "nothing" : after);
    release(text);
}

/* The class has one method, which has one variable, and one field. */
static void observe(JNIEnv *jni, jobject klass)
{
    char *text = NULL, *type = NULL, *generic = NULL;
    jint methods = 0, fields = 0, variables = 0;
    jmethodID *method = NULL;
    jfieldID *field = NULL;
    jvmtiLocalVariableEntry *variable = NULL;
    must(GetClassSignature, (jclass)klass, &text, NULL);
    say_long("class", text, 'N');
    text = NULL;
    must(GetSourceFileName, (jclass)klass, &text);
    say_long("source file", text, 's');
    must(GetClassMethods, (jclass)klass, &methods, &method);
    must(GetClassFields, (jclass)klass, &fields, &field);
    say("methods: %d, fields: %d", (int)methods, (int)fields);
    if (readable(method, methods) != 1 || readable(field, fields) != 1)
        return;
    text = NULL;
    must(GetMethodName, method[0], &text, &type, NULL);
    say_long("method", text, 'm');
    say_long("descriptor", type, 'N');
    text = type = NULL;
    must(GetFieldName, (jclass)klass, field[0], &text, &type, &generic);
    say_long("field", text, 'f');
    say_long("type", type, 'N');
    say_long("generic", generic, 'N');
    must(GetLocalVariableTable, method[0], &variables, &variable);
    if (readable(variable, variables) == 1)
        say_long("variable", variable[0].name, 'v');
}

TEST(.target = "classfile.LongNames", .probe = observe, .timeout = 60,
     .needs = {.can_access_local_variables = 1, .can_get_source_file_name = 1});
