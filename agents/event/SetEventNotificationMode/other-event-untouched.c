/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"

TITLE("Enabling or disabling one event leaves the modes of other events unchanged.");

static void observe(JNIEnv *jni, jobject threads)
{
    static const jvmtiEventCallbacks callbacks = {.ClassLoad = say_class_load,
                                                  .ClassPrepare = say_class_prepare};
    need_not_loaded(jni, "Levent/FreshA;");
    must(SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    say("ClassLoad");
    must(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_CLASS_LOAD, NULL);
    prepare_next(jni);
    say("ClassLoad and ClassPrepare");
    must(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_CLASS_PREPARE, NULL);
    prepare_next(jni);
    say("ClassPrepare");
    must(SetEventNotificationMode, JVMTI_DISABLE, JVMTI_EVENT_CLASS_LOAD, NULL);
    prepare_next(jni);
}

TEST(.target = "event.Turns", .probe = observe);
