/* SPDX-License-Identifier: Apache-2.0 */
#include "../fresh.h"

TITLE("Enabling and disabling one event leaves the others alone.");

static void observe(JNIEnv *jni, jobject threads)
{
    static const jvmtiEventCallbacks callbacks = {.ClassLoad = say_loaded,
                                                  .ClassPrepare = say_prepared};
    must(SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    say("ClassLoad");
    must(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_CLASS_LOAD, NULL);
    prepare(jni);
    say("ClassLoad and ClassPrepare");
    must(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_CLASS_PREPARE, NULL);
    prepare(jni);
    say("ClassPrepare");
    must(SetEventNotificationMode, JVMTI_DISABLE, JVMTI_EVENT_CLASS_LOAD, NULL);
    prepare(jni);
}

TEST(.target = "event.Turns", .probe = observe);
