/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetEventNotificationMode returns THREAD_NOT_ALIVE for unstarted and terminated threads.");

static void observe(JNIEnv *jni, jobject thread)
{
    const char *name = thread_name(thread);
    say("%s, enable: %s", name,
        error_name(ti(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_CLASS_PREPARE, thread)));
    say("%s, disable: %s", name,
        error_name(ti(SetEventNotificationMode, JVMTI_DISABLE, JVMTI_EVENT_THREAD_END, thread)));
}

TEST(.target = "event.NotAlive", .probe = observe);
