/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Generic signatures of local variables are right when a hook gives back the bytes that it gets.");

static void say_variables(jmethodID method)
{
    jvmtiLocalVariableEntry *variables = NULL;
    jint count = 0;
    jvmtiError error = ti(GetLocalVariableTable, method, &count, &variables);
    if (error != JVMTI_ERROR_ABSENT_INFORMATION)
        assay_must(assay_env, "GetLocalVariableTable", error);
    else
        count = 0;
    for (jint i = 0; i < readable(variables, count); i++)
        say("variable %s %s", variables[i].signature, quoted(variables[i].generic_signature));
    say("variables: %d", (int)count);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    jmethodID method = static_method_id(jni, klass, "count", "(Ljava/util/List;I)I");
    say_variables(method);
    say_retransformed_unchanged(jni, subject);
    say_variables(static_method_id(jni, klass, "count", "(Ljava/util/List;I)I"));
}

TEST(.target = "redefine.Renewed", .args = LIST("renewed", "Signed"), .probe = observe,
     .timeout = 90, .needs = {.can_retransform_classes = 1, .can_access_local_variables = 1});
