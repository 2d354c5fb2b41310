/* SPDX-License-Identifier: Apache-2.0 */
#include "../tables.h"

TITLE("SetEventCallbacks leaves the callbacks of other environments unchanged.");

static void observe(JNIEnv *jni, jobject threads)
{
    jvmtiEnv *other = new_environment();
    enable_both(assay_env);
    enable_both(other);
    set_table(assay_env, &old_table, sizeof old_table);
    say("one has callbacks");
    prepare(jni);
    set_table(other, &new_table, sizeof new_table);
    say("both have");
    prepare(jni);
    set_table(assay_env, NULL, 0);
    say("the other has");
    prepare(jni);
}

TEST(.target = "event.Turns", .probe = observe);
