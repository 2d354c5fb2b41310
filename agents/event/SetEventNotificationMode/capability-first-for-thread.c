/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("SetEventNotificationMode for one thread returns MUST_POSSESS_CAPABILITY, too.");

static void observe(JNIEnv *jni, jobject unused)
{
    jthread self = current_thread();
    say("MethodEntry: %s",
        error_name(ti(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_METHOD_ENTRY, self)));
    say("Exception: %s",
        error_name(ti(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_EXCEPTION, self)));
}

TEST(.probe = observe);
