/* SPDX-License-Identifier: Apache-2.0 */
#include "../turns.h"

TITLE("SetEventCallbacks leaves the callbacks of other environments unchanged.");

static void observe(JNIEnv *jni, jobject threads)
{
    jvmtiEnv *other = new_environment();
    enable_load_and_prepare(jni, assay_env);
    enable_load_and_prepare(jni, other);
    set_callback_table(assay_env, &old_table, sizeof old_table);
    say("one has callbacks");
    prepare_next(jni);
    set_callback_table(other, &new_table, sizeof new_table);
    say("both have");
    prepare_next(jni);
    set_callback_table(assay_env, NULL, 0);
    say("the other has");
    prepare_next(jni);
}

TEST(.target = "event.Turns", .probe = observe);
