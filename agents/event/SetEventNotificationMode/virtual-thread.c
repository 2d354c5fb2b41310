/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"
#include "virtual.h"

TITLE("SetEventNotificationMode enables an event for one virtual thread.");

static void load(JavaVM *vm, char *options)
{
    jvmtiCapabilities capability = virtual_threads_capability();
    add_capabilities(assay_env, &capability);
}

static void observe(JNIEnv *jni, jobject thread)
{
    set_class_prepare_in(assay_env);
    say("enable: %s",
        error_name(ti(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_CLASS_PREPARE, thread)));
    prepare_next(jni);
    prepare_next_on("virtual", 1);
    say("disable: %s",
        error_name(ti(SetEventNotificationMode, JVMTI_DISABLE, JVMTI_EVENT_CLASS_PREPARE, thread)));
    prepare_next_on("virtual", 2);
}

TEST(.target = "event.OnVirtual", .load = load, .probe = observe, .since = 21);
