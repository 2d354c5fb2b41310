/* SPDX-License-Identifier: Apache-2.0 */
#include "../turns.h"

TITLE("SetEventCallbacks called in a callback takes effect at the next event.");

static void JNICALL replace(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    if (!is_fresh(klass))
        return;
    say("replace on %s", class_name(klass));
    set_callback_table(env, &new_table, sizeof new_table);
}

static void observe(JNIEnv *jni, jobject threads)
{
    static const jvmtiEventCallbacks table = {.ClassLoad = replace, .ClassPrepare = old_prepared};
    enable_load_and_prepare(jni, assay_env);
    set_callback_table(assay_env, &table, sizeof table);
    prepare_next(jni);
    prepare_next(jni);
}

TEST(.target = "event.Turns", .probe = observe);
