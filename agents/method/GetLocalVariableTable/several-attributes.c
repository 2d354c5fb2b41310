/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocalVariableTable merges all LocalVariableTable attributes of a method.");

static void observe(JNIEnv *jni, jobject klass)
{
    jint count = 0;
    jvmtiLocalVariableEntry *table = NULL;
    jmethodID method = static_method_id(jni, (jclass)klass, "same",
                                        "(Ljava/util/List;)Ljava/util/List;");
    jvmtiError error = ti(GetLocalVariableTable, method, &count, &table);
    say("GetLocalVariableTable: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    say("%d entries", (int)count);
    for (jint i = 0; i < readable(table, count); i++)
        say("%s %s %s: from %d, length %d, slot %d", table[i].name, table[i].signature,
            quoted(table[i].generic_signature), (int)table[i].start_location, (int)table[i].length,
            (int)table[i].slot);
}

TEST(.target = "classfile.Tables", .probe = observe, .needs = {.can_access_local_variables = 1});
