/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"

TITLE("An event enabled for a thread in its ThreadStart event is posted from its first method on.");

static void JNICALL started(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    if (strcmp(thread_name(thread), "second") == 0)
        say("second starts: %s",
            error_name(ti(SetEventNotificationMode, JVMTI_ENABLE, event_of_case(), thread)));
}

static void observe(JNIEnv *jni, jobject unused)
{
    set_event_cause(jni, "event/Beginning", "act", "(I)V", say_event_of_case);
    prepare_event_of_case(jni);
    on(ThreadStart, started);
}

TEST(.target = "event.Beginning", .probe = observe, .needs = EVENT_NEEDS, .cases = EVENT_CASES);
