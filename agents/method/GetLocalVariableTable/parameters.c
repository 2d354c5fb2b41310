/* SPDX-License-Identifier: Apache-2.0 */
#include "../sample.h"

TITLE("GetLocalVariableTable reports name, type, slot and range of each parameter and variable.");

static void observe(JNIEnv *jni, jobject samples)
{
    jmethodID method = named_method(jni, samples, "lock");
    jlocation start = 0;
    jlocation end = 0;
    must(GetMethodLocation, method, &start, &end);
    jint count = 0;
    jvmtiLocalVariableEntry *variables = NULL;
    jvmtiError error = ti(GetLocalVariableTable, method, &count, &variables);
    say("GetLocalVariableTable: %s, %d entries", error_name(error), (int)count);
    if (error != JVMTI_ERROR_NONE)
        return;
    for (jint i = 0; i < readable(variables, count); i++) {
        const jvmtiLocalVariableEntry *v = &variables[i];
        /* The last index may be start_location + length: local-variable-length. */
        bool whole = v->start_location == start
                     && (v->length == end - start + 1 || v->length == end - start);
        say("%s %s %s in slot %d, %s", v->name, v->signature, quoted(v->generic_signature),
            (int)v->slot, whole ? "all code" : "part of the code");
        release(v->name);
        release(v->signature);
        release(v->generic_signature);
    }
    SAY_CALL(Deallocate, (unsigned char *)variables);
}

TEST(.target = "classes.Samples", .probe = observe, .needs = {.can_access_local_variables = 1});
