/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Names of classes, methods and variables are returned in modified UTF-8.");

static void observe(JNIEnv *jni, jobject klass)
{
    char *name = NULL, *signature = NULL;
    jint count = 0, variables = 0;
    jmethodID *methods = NULL;
    jvmtiLocalVariableEntry *table = NULL;
    must(GetClassSignature, (jclass)klass, &signature, NULL);
    say("class: %s", quoted(signature));
    must(GetClassMethods, (jclass)klass, &count, &methods);
    for (jint i = 0; i < readable(methods, count); i++) {
        must(GetMethodName, methods[i], &name, &signature, NULL);
        say("method: %s %s", quoted(name), quoted(signature));
        must(GetLocalVariableTable, methods[i], &variables, &table);
        for (jint j = 0; j < readable(table, variables); j++)
            say("variable: %s %s", quoted(table[j].name), quoted(table[j].signature));
    }
}

TEST(.target = "classfile.NamesBeyondAscii", .probe = observe,
     .needs = {.can_access_local_variables = 1});
