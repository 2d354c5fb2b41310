/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("SetJNIFunctionTable is refused where it may not be called.");

/* A JVM that accepts it goes on with it. */
static jniNativeInterface table;

static void copy_table(JNIEnv *jni)
{
    table = **jni;
}

static jvmtiError call(jvmtiEnv *env)
{
    void *jni = NULL;
    if (table.GetVersion == NULL && (*assay_vm)->GetEnv(assay_vm, &jni, JNI_VERSION_1_6) == JNI_OK)
        copy_table(jni);
    return ti_in(env, SetJNIFunctionTable, &table);
}

CONDITIONS_PREPARED(copy_table, "SetJNIFunctionTable",
                    .cases = LIST("unattached-thread", "disposed-environment", "load", "unload"));
