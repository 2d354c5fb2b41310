/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetEventNotificationMode returns INVALID_EVENT_TYPE for a number just below all events.");

/* The index of an extension event may be any number that no event of the specification has. */
static bool is_extension(jint number)
{
    jint count = 0;
    jvmtiExtensionEventInfo *events = NULL;
    must(GetExtensionEvents, &count, &events);
    for (jint i = 0; i < count; i++)
        if (events[i].extension_event_index == number)
            return true;
    return false;
}

static void observe(JNIEnv *jni, jobject subject)
{
    jint number = JVMTI_MIN_EVENT_TYPE_VAL - 1;
    jthread self;
    must(GetCurrentThread, &self);
    while (is_extension(number))
        number--;
    say("globally: %s",
        error_name(ti(SetEventNotificationMode, JVMTI_ENABLE, (jvmtiEvent)number, NULL)));
    say("for a thread: %s",
        error_name(ti(SetEventNotificationMode, JVMTI_DISABLE, (jvmtiEvent)number, self)));
}

TEST(.probe = observe);
