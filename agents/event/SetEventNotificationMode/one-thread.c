/* SPDX-License-Identifier: Apache-2.0 */
#include "../fresh.h"

TITLE("An event enabled for one thread comes on that thread only.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread first = thread_at(jni, threads, 0), second = thread_at(jni, threads, 1);
    set_prepared(assay_env);
    say("enabled for second");
    mode(assay_env, JVMTI_ENABLE, second);
    prepare_on_each(jni, 1);
    say("enabled for first too");
    mode(assay_env, JVMTI_ENABLE, first);
    prepare_on_each(jni, 2);
    say("disabled for second");
    mode(assay_env, JVMTI_DISABLE, second);
    prepare_on_each(jni, 3);
    say("disabled for first");
    mode(assay_env, JVMTI_DISABLE, first);
    prepare_on_each(jni, 4);
}

TEST(.target = "event.Turns", .probe = observe);
