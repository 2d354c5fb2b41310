/* SPDX-License-Identifier: Apache-2.0 */
#include "../turns.h"

TITLE("SetEventCallbacks copies the table, so that later changes of the agent's table have no effect.");

static void observe(JNIEnv *jni, jobject threads)
{
    jvmtiEventCallbacks table = old_table;
    enable_load_and_prepare(jni, assay_env);
    set_callback_table(assay_env, &table, sizeof table);
    table = new_table;
    prepare_next(jni);
    memset(&table, 0, sizeof table);
    prepare_next(jni);
}

TEST(.target = "event.Turns", .probe = observe);
