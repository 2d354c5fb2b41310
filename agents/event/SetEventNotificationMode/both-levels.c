/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"
#include "threads.h"

TITLE("An event is posted if it is enabled globally or for the thread, each independently of the other.");

static void observe(JNIEnv *jni, jobject threads)
{
    jthread first = thread_at(jni, threads, 0), second = thread_at(jni, threads, 1);
    set_class_prepare_in(assay_env);
    say("globally, and disabled for second");
    class_prepare_mode(assay_env, JVMTI_ENABLE, NULL);
    class_prepare_mode(assay_env, JVMTI_DISABLE, second);
    prepare_next_on_each(jni, 1);
    say("globally, and for first");
    class_prepare_mode(assay_env, JVMTI_ENABLE, first);
    prepare_next_on_each(jni, 2);
    say("for first only");
    class_prepare_mode(assay_env, JVMTI_DISABLE, NULL);
    prepare_next_on_each(jni, 3);
    say("globally only");
    class_prepare_mode(assay_env, JVMTI_ENABLE, NULL);
    class_prepare_mode(assay_env, JVMTI_DISABLE, first);
    prepare_next_on_each(jni, 4);
}

TEST(.target = "event.Turns", .probe = observe);
