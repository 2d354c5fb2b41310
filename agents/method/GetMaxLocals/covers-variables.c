/* SPDX-License-Identifier: Apache-2.0 */
#include "../sample.h"

TITLE("GetMaxLocals covers the arguments and every local variable of the method.");

static void observe(JNIEnv *jni, jobject samples)
{
    jint max = -1;
    jvmtiError error = ti(GetMaxLocals, named_method(jni, samples, "lock"), &max);
    say("lock: %s %d", error_name(error), (int)max);
    error = ti(GetMaxLocals, named_method(jni, samples, "copy"), &max);
    say("copy: %s %d", error_name(error), (int)max);

    jmethodID first = named_method(jni, samples, "first");
    jvmtiLocalVariableEntry *variables = NULL;
    jint count = 0;
    must(GetLocalVariableTable, first, &count, &variables);
    jint needed = 0;
    for (jint i = 0; i < readable(variables, count); i++) {
        jint width = strspn(readable_text(variables[i].signature), "JD") > 0 ? 2 : 1;
        if (variables[i].slot + width > needed)
            needed = variables[i].slot + width;
    }
    error = ti(GetMaxLocals, first, &max);
    say("first: %s, %d more than its variables need", error_name(error), (int)(max - needed));
}

TEST(.target = "classes.Samples", .probe = observe, .needs = {.can_access_local_variables = 1});
