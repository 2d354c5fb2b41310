/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocalVariableTable returns locations and lengths beyond 15 bits, and slots beyond 8.");

static void observe(JNIEnv *jni, jobject klass)
{
    jint count = 0;
    jvmtiLocalVariableEntry *table = NULL;
    if (klass == NULL)
        return;
    must(GetLocalVariableTable, static_method_id(jni, klass, "run", "(I)I"), &count, &table);
    say("%d entries", (int)count);
    for (jint i = 0; i < readable(table, count); i++) {
        say("%s %s: from %lld, length %d, slot %d", table[i].name, table[i].signature,
            (long long)table[i].start_location, (int)table[i].length, (int)table[i].slot);
        release(table[i].name);
        release(table[i].signature);
        release(table[i].generic_signature);
    }
    release(table);
}

TEST(.target = "classfile.LongMethods", .probe = observe,
     .needs = {.can_access_local_variables = 1});
