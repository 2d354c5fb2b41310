/* SPDX-License-Identifier: Apache-2.0 */
#include "../fresh.h"

TITLE("An event enabled globally comes on every thread, and once disabled on none.");

static void observe(JNIEnv *jni, jobject threads)
{
    set_prepared(assay_env);
    say("at first");
    prepare_on_each(jni, 1);
    say("enabled");
    mode(assay_env, JVMTI_ENABLE, NULL);
    prepare_on_each(jni, 2);
    say("disabled");
    mode(assay_env, JVMTI_DISABLE, NULL);
    prepare_on_each(jni, 3);
    say("enabled again");
    mode(assay_env, JVMTI_ENABLE, NULL);
    prepare_on_each(jni, 4);
}

TEST(.target = "event.Turns", .probe = observe);
