/* SPDX-License-Identifier: Apache-2.0 */
#include "../tables.h"

TITLE("SetEventCallbacks replaces the whole table at once, while events are enabled.");

static void observe(JNIEnv *jni, jobject threads)
{
    static const jvmtiEventCallbacks only_prepare = {.ClassPrepare = new_prepared};
    enable_both(assay_env);
    prepare(jni);
    set_table(assay_env, &old_table, sizeof old_table);
    prepare(jni);
    set_table(assay_env, &new_table, sizeof new_table);
    prepare(jni);
    set_table(assay_env, &only_prepare, sizeof only_prepare);
    prepare(jni);
    set_table(assay_env, &old_table, sizeof old_table);
    prepare(jni);
}

TEST(.target = "event.Turns", .probe = observe);
