/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"
#include "threads.h"

TITLE("An event enabled for one thread is posted on that thread only.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread first = thread_at(jni, threads, 0), second = thread_at(jni, threads, 1);
    set_class_prepare_in(assay_env);
    say("enabled for second");
    class_prepare_mode(assay_env, JVMTI_ENABLE, second);
    prepare_next_on_each(jni, 1);
    say("enabled for first too");
    class_prepare_mode(assay_env, JVMTI_ENABLE, first);
    prepare_next_on_each(jni, 2);
    say("disabled for second");
    class_prepare_mode(assay_env, JVMTI_DISABLE, second);
    prepare_next_on_each(jni, 3);
    say("disabled for first");
    class_prepare_mode(assay_env, JVMTI_DISABLE, first);
    prepare_next_on_each(jni, 4);
}

TEST(.target = "event.Turns", .probe = observe);
