/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"

TITLE("An event enabled globally is posted on every thread, and on none once it is disabled.");

static void observe(JNIEnv *jni, jobject threads)
{
    set_class_prepare_in(assay_env);
    say("at first");
    prepare_next_on_each(jni, 1);
    say("enabled");
    class_prepare_mode(assay_env, JVMTI_ENABLE, NULL);
    prepare_next_on_each(jni, 2);
    say("disabled");
    class_prepare_mode(assay_env, JVMTI_DISABLE, NULL);
    prepare_next_on_each(jni, 3);
    say("enabled again");
    class_prepare_mode(assay_env, JVMTI_ENABLE, NULL);
    prepare_next_on_each(jni, 4);
}

TEST(.target = "event.Turns", .probe = observe);
