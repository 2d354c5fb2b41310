/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocalVariableTable reports the slot and the valid range of each variable.");

static void observe(JNIEnv *jni, jobject subject)
{
    jint count = -1, max = -1;
    jvmtiLocalVariableEntry *table = NULL;
    jmethodID method = static_method_id(jni, find_class(jni, "classes/ChangedAttributes"), "reuse",
                                        "(I)J");
    jvmtiError error = ti(GetLocalVariableTable, method, &count, &table);
    say("GetLocalVariableTable: %s", error_name(error));
    bool is_whole = error == JVMTI_ERROR_NONE && table != NULL && count == 4;
    if (error == JVMTI_ERROR_NONE && !is_whole)
        say("entries: %d", (int)count);
    for (jint i = 0; is_whole && i < count; i++)
        say("%s %s in slot %d, from %d, length %d", table[i].signature, table[i].name,
            (int)table[i].slot, (int)table[i].start_location, (int)table[i].length);
    must(GetMaxLocals, method, &max);
    say("slots: %d", (int)max);
}

TEST(.probe = observe, .needs = {.can_access_local_variables = 1});
