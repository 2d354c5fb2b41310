/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLineNumberTable returns ABSENT_INFORMATION for a class without line numbers.");

static void observe(JNIEnv *jni, jobject klass)
{
    jint count;
    jvmtiLineNumberEntry *table;
    jmethodID method = static_method_id(jni, (jclass)klass, "method", "(I)I");
    SAY_CALL(GetLineNumberTable, method, &count, &table);
}

TEST(.target = "classes.Attributes", .args = LIST("bare"), .probe = observe,
     .needs = {.can_get_line_numbers = 1});
