/* SPDX-License-Identifier: Apache-2.0 */
#include "../turns.h"

TITLE("SetEventCallbacks removes all callbacks by a null table, a size of 0 or a table of nulls.");

static void observe(JNIEnv *jni, jobject threads)
{
    static const jvmtiEventCallbacks empty;
    enable_load_and_prepare(jni, assay_env);
    set_callback_table(assay_env, &old_table, sizeof old_table);
    if (is_case("null-with-size"))
        set_callback_table(assay_env, NULL, sizeof old_table);
    else if (is_case("null-without-size"))
        set_callback_table(assay_env, NULL, 0);
    else if (is_case("size-zero"))
        set_callback_table(assay_env, &new_table, 0);
    else
        set_callback_table(assay_env, &empty, sizeof empty);
    prepare_next(jni);
    set_callback_table(assay_env, &new_table, sizeof new_table);
    prepare_next(jni);
}

TEST(.target = "event.Turns", .probe = observe,
     .cases = LIST("null-with-size", "null-without-size", "size-zero", "table-of-nulls"));
