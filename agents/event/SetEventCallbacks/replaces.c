/* SPDX-License-Identifier: Apache-2.0 */
#include "../turns.h"

TITLE("SetEventCallbacks replaces the whole table at once, while events are enabled.");

static void observe(JNIEnv *jni, jobject threads)
{
    static const jvmtiEventCallbacks only_prepare = {.ClassPrepare = new_prepared};
    enable_load_and_prepare(jni, assay_env);
    prepare_next(jni);
    set_callback_table(assay_env, &old_table, sizeof old_table);
    prepare_next(jni);
    set_callback_table(assay_env, &new_table, sizeof new_table);
    prepare_next(jni);
    set_callback_table(assay_env, &only_prepare, sizeof only_prepare);
    prepare_next(jni);
    set_callback_table(assay_env, &old_table, sizeof old_table);
    prepare_next(jni);
}

TEST(.target = "event.Turns", .probe = observe);
