/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"

TITLE("An event is posted before its cause returns, and never later.");

static int events;

static void JNICALL prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    if (is_fresh(klass))
        events++;
}

static void enable(jvmtiEventMode to)
{
    static const jvmtiEventCallbacks callbacks = {.ClassPrepare = prepared};
    must(SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    class_prepare_mode(assay_env, to, NULL);
}

static void observe(JNIEnv *jni, jobject threads)
{
    prepare_next(jni);
    enable(JVMTI_ENABLE);
    say("after one that was not enabled: %d", events);
    prepare_next(jni);
    say("right after the next: %d", events);
    enable(JVMTI_DISABLE);
    prepare_next_on("first", 1);
    enable(JVMTI_ENABLE);
    prepare_next_on("first", 2);
    say("after one of two on another thread: %d", events);
    prepare_next_on("second", 1);
    say("after one more: %d", events);
}

TEST(.target = "event.Turns", .probe = observe);
