/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"

TITLE("An event enabled in Agent_OnLoad is posted in the live phase.");

static void load(JavaVM *vm, char *options)
{
    set_class_prepare_in(assay_env);
    SAY_CALL(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_CLASS_PREPARE, NULL);
}

static void observe(JNIEnv *jni, jobject threads)
{
    prepare_next(jni);
    prepare_next_on("second", 1);
}

TEST(.target = "event.Turns", .load = load, .probe = observe);
