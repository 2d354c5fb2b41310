/* SPDX-License-Identifier: Apache-2.0 */
#include "../tables.h"

TITLE("SetEventCallbacks copies the table, so that later changes of the agent's table have no effect.");

static void observe(JNIEnv *jni, jobject threads)
{
    jvmtiEventCallbacks table = old_table;
    enable_both(assay_env);
    set_table(assay_env, &table, sizeof table);
    table = new_table;
    prepare(jni);
    memset(&table, 0, sizeof table);
    prepare(jni);
}

TEST(.target = "event.Turns", .probe = observe);
