/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "class_events.h"

TITLE("SetEventNotificationMode enables an event for one virtual thread.");

static void load(JavaVM *vm, char *options)
{
    jvmtiCapabilities potential = potential_in(assay_env), virtual_threads = single_capability(44);
    if (!has_capability(&potential, 44))
        inapplicable("the JVM does not offer can_support_virtual_threads");
    must(AddCapabilities, &virtual_threads);
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
