/* SPDX-License-Identifier: Apache-2.0 */
#include "../sample.h"

TITLE("GetLocalVariableTable lists block variables for their block, generic ones with their signature.");

static void observe(JNIEnv *jni, jobject samples)
{
    jmethodID method = named_method(jni, samples, "first");
    jlocation start = 0;
    jlocation end = 0;
    must(GetMethodLocation, method, &start, &end);
    jint count = 0;
    jvmtiLocalVariableEntry *variables = NULL;
    must(GetLocalVariableTable, method, &count, &variables);
    for (jint i = 0; i < readable(variables, count); i++) {
        const jvmtiLocalVariableEntry *v = &variables[i];
        /* The last index, or the one after it: local-variable-length. */
        jlocation stop = v->start_location + v->length;
        say("%s %s %s, %s, %s", v->name, v->signature, quoted(v->generic_signature),
            v->start_location == start ? "from the start" : "from later on",
            stop == end + 1 || stop == end ? "to the end" : "to before the end");
    }
}

TEST(.target = "classes.Samples", .probe = observe, .needs = {.can_access_local_variables = 1});
