/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("SetEventNotificationMode returns INVALID_EVENT_TYPE for a number just below all events.");

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiEvent number = unknown_event(JVMTI_MIN_EVENT_TYPE_VAL - 1);
    jthread self = NULL;
    must(GetCurrentThread, &self);
    say("globally: %s", error_name(ti(SetEventNotificationMode, JVMTI_ENABLE, number, NULL)));
    say("for a thread: %s", error_name(ti(SetEventNotificationMode, JVMTI_DISABLE, number, self)));
}

TEST(.probe = observe);
