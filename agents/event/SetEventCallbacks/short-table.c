/* SPDX-License-Identifier: Apache-2.0 */
#include "../tables.h"

TITLE("SetEventCallbacks ignores callbacks beyond the given size.");

/* ClassLoad and ClassPrepare are neighbours in the table. */
static void observe(JNIEnv *jni, jobject threads)
{
    enable_both(assay_env);
    set_table(assay_env, &old_table, sizeof old_table);
    set_table(assay_env, &new_table, offsetof(jvmtiEventCallbacks, ClassPrepare));
    prepare(jni);
    set_table(assay_env, &new_table, offsetof(jvmtiEventCallbacks, ClassLoad));
    prepare(jni);
    set_table(assay_env, &new_table,
              offsetof(jvmtiEventCallbacks, ClassPrepare) + sizeof new_table.ClassPrepare);
    prepare(jni);
}

TEST(.target = "event.Turns", .probe = observe);
