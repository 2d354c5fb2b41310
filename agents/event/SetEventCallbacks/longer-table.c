/* SPDX-License-Identifier: Apache-2.0 */
#include "../turns.h"

TITLE("SetEventCallbacks accepts a table longer than the JVM's own, as a later release has it.");

static void observe(JNIEnv *jni, jobject threads)
{
    static struct {
        jvmtiEventCallbacks known;
        void *unknown[16];
    } table;
    table.known = new_table;
    for (int i = 0; i < 16; i++)
        table.unknown[i] = (void *)&table;
    enable_load_and_prepare(jni, assay_env);
    set_callback_table(assay_env, &table.known, sizeof table);
    prepare_next(jni);
}

TEST(.target = "event.Turns", .probe = observe);
