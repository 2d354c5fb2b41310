/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"
#include "threads.h"

TITLE("SetEventNotificationMode called in a callback takes effect at the next event.");

static void set_mode(jvmtiEventMode mode, jvmtiEvent event, jthread thread)
{
    must(SetEventNotificationMode, mode, event, thread);
}

static void JNICALL loaded(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    say_class_load(env, jni, thread, klass);
    if (is_fresh(klass))
        set_mode(JVMTI_ENABLE, JVMTI_EVENT_CLASS_PREPARE, thread);
}

static void JNICALL prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    say_class_prepare(env, jni, thread, klass);
    if (is_fresh(klass))
        set_mode(JVMTI_DISABLE, JVMTI_EVENT_CLASS_LOAD, thread);
}

static void observe(JNIEnv *jni, jobject threads)
{
    static const jvmtiEventCallbacks callbacks = {.ClassLoad = loaded, .ClassPrepare = prepared};
    need_not_loaded(jni, "Levent/FreshA;");
    must(SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    set_mode(JVMTI_ENABLE, JVMTI_EVENT_CLASS_LOAD, current_thread());
    prepare_next(jni);
    prepare_next(jni);
}

TEST(.target = "event.Turns", .probe = observe);
