/* SPDX-License-Identifier: Apache-2.0 */
#include "../turns.h"

TITLE("SetEventCallbacks without callbacks, called in a callback, ends the events of this and others.");

/* "short" ends before ClassLoad, which is before ClassPrepare in the table. */
static void JNICALL clear(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    if (!is_fresh(klass))
        return;
    say("clear on %s", class_name(klass));
    if (is_case("null"))
        set_callback_table(env, NULL, sizeof old_table);
    else
        set_callback_table(env, &old_table,
                           is_case("zero") ? 0 : offsetof(jvmtiEventCallbacks, ClassLoad));
}

static void observe(JNIEnv *jni, jobject threads)
{
    static const jvmtiEventCallbacks table = {.ClassLoad = clear, .ClassPrepare = old_prepared};
    enable_load_and_prepare(jni, assay_env);
    set_callback_table(assay_env, &table, sizeof table);
    prepare_next(jni);
    prepare_next(jni);
    set_callback_table(assay_env, &new_table, sizeof new_table);
    prepare_next(jni);
}

TEST(.target = "event.Turns", .probe = observe, .cases = LIST("null", "zero", "short"));
