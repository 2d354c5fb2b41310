/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"
#include "threads.h"

TITLE("SetEventNotificationMode that refuses a thread leaves the event as it was for all others.");

static void ask(const char *what, jvmtiEventMode mode, jthread thread)
{
    say("%s: %s", what,
        error_name(ti(SetEventNotificationMode, mode, JVMTI_EVENT_CLASS_PREPARE, thread)));
}

static void observe(JNIEnv *jni, jobject threads)
{
    jthread unstarted = new_thread(jni, "unstarted");
    set_class_prepare_in(assay_env);
    ask("enable", JVMTI_ENABLE, unstarted);
    prepare_next_on_each(jni, 1);
    class_prepare_mode(assay_env, JVMTI_ENABLE, NULL);
    say("enabled");
    ask("disable", JVMTI_DISABLE, unstarted);
    prepare_next_on_each(jni, 2);
}

TEST(.target = "event.Turns", .probe = observe);
