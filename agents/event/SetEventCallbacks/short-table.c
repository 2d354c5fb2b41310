/* SPDX-License-Identifier: Apache-2.0 */
#include "../turns.h"

TITLE("SetEventCallbacks ignores callbacks beyond the given size.");

/* ClassLoad and ClassPrepare are neighbours in the table. */
static void observe(JNIEnv *jni, jobject threads)
{
    enable_load_and_prepare(jni, assay_env);
    set_callback_table(assay_env, &old_table, sizeof old_table);
    set_callback_table(assay_env, &new_table, offsetof(jvmtiEventCallbacks, ClassPrepare));
    prepare_next(jni);
    set_callback_table(assay_env, &new_table, offsetof(jvmtiEventCallbacks, ClassLoad));
    prepare_next(jni);
    set_callback_table(assay_env, &new_table,
                       offsetof(jvmtiEventCallbacks, ClassPrepare) + sizeof new_table.ClassPrepare);
    prepare_next(jni);
}

TEST(.target = "event.Turns", .probe = observe);
