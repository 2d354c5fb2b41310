/* SPDX-License-Identifier: Apache-2.0 */
#include "../fresh.h"

TITLE("An event comes if it is enabled globally or for the thread; each level is its own.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread first = thread_at(jni, threads, 0), second = thread_at(jni, threads, 1);
    set_prepared(assay_env);
    say("globally, and disabled for second");
    mode(assay_env, JVMTI_ENABLE, NULL);
    mode(assay_env, JVMTI_DISABLE, second);
    prepare_on_each(jni, 1);
    say("globally, and for first");
    mode(assay_env, JVMTI_ENABLE, first);
    prepare_on_each(jni, 2);
    say("for first only");
    mode(assay_env, JVMTI_DISABLE, NULL);
    prepare_on_each(jni, 3);
    say("globally only");
    mode(assay_env, JVMTI_ENABLE, NULL);
    mode(assay_env, JVMTI_DISABLE, first);
    prepare_on_each(jni, 4);
}

TEST(.target = "event.Turns", .probe = observe);
