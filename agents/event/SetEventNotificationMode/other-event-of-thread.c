/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"
#include "threads.h"

TITLE("Enabling or disabling one event for a thread leaves that thread's other events unchanged.");

static void set(const char *what, jvmtiEventMode mode, jvmtiEvent event, jthread thread)
{
    static int turn;
    say("%s", what);
    must(SetEventNotificationMode, mode, event, thread);
    prepare_next_on("first", ++turn);
}

static void observe(JNIEnv *jni, jobject threads)
{
    static const jvmtiEventCallbacks callbacks = {.ClassLoad = say_class_load,
                                                  .ClassPrepare = say_class_prepare};
    jthread first = thread_at(jni, threads, 0);
    need_not_loaded(jni, "Levent/FreshA;");
    must(SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    set("ClassLoad", JVMTI_ENABLE, JVMTI_EVENT_CLASS_LOAD, first);
    set("ClassLoad and ClassPrepare", JVMTI_ENABLE, JVMTI_EVENT_CLASS_PREPARE, first);
    set("ClassPrepare", JVMTI_DISABLE, JVMTI_EVENT_CLASS_LOAD, first);
    set("neither", JVMTI_DISABLE, JVMTI_EVENT_CLASS_PREPARE, first);
}

TEST(.target = "event.Turns", .probe = observe);
